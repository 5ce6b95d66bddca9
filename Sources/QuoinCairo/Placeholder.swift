// placeholder until the first file of QuoinCairo lands
