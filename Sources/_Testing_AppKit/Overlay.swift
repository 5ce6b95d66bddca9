// Nothing. A file that imports both Testing and AppKit asks for this module: on Apple's systems it lets tests attach
// pictures.
