// placeholder until the first file of QuoinExplain lands
