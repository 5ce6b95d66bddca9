// placeholder until the first file of Quoin lands
