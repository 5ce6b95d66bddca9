// Intentionally empty. The compiler imports this module into files that import both Testing and
// CoreImage. On Apple's platforms it lets tests attach images.
