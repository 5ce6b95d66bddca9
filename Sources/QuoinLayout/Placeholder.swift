// placeholder until the first file of QuoinLayout lands
