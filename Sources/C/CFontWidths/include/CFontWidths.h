#ifndef CFONTWIDTHS_H
#define CFONTWIDTHS_H

/// The text of `SanFrancisco.csv`, embedded in the library, so that no file is needed at run time.
const char *quoin_san_francisco_widths(void);

#endif
