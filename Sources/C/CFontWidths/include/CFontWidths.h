#ifndef CFONTWIDTHS_H
#define CFONTWIDTHS_H

/// The text of `SanFrancisco.csv`, embedded in the library, so that no file is needed at run time.
const char *quoin_san_francisco_widths(void);

/// The numbers of `InterAdvances.inc`, which explains them, and how many they are.
const short *quoin_inter_advances(int *count);

/// The numbers of `InterKerning.inc`, which explains them, and how many they are.
const short *quoin_inter_kerning(int *count);

#endif
