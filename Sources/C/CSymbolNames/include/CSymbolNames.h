#ifndef CSYMBOLNAMES_H
#define CSYMBOLNAMES_H

/// The text of `SymbolNames.txt`, embedded in the library, so that no file is needed at run time.
const char *quoin_symbol_names(void);

#endif
