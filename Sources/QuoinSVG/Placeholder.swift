// placeholder until the first file of QuoinSVG lands
