// placeholder until the first file of QuoinPango lands
