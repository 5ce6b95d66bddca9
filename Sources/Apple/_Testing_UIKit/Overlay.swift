// Intentionally empty. The compiler imports this module into files that import both Testing and
// UIKit. On Apple's platforms it lets tests attach images.
