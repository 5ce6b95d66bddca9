// placeholder until the first file of QuoinViews lands
