// placeholder until the first file of QuoinCore lands
