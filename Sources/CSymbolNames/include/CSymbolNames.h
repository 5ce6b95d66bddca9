#ifndef CSYMBOLNAMES_H
#define CSYMBOLNAMES_H

/// The text of `SymbolNames.txt`, which is part of the library's own data: nothing is looked for when it runs.
const char *quoin_symbol_names(void);

#endif
