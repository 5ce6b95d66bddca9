#ifndef CFONTWIDTHS_H
#define CFONTWIDTHS_H

/// The text of `SanFrancisco.csv`, which is part of the library's own data: nothing is looked for when it runs.
const char *quoin_san_francisco_widths(void);

#endif
