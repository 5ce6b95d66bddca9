#ifndef CAVAILABILITY_H
#define CAVAILABILITY_H

/// The text of `Availability.txt`, embedded in the program, so that no file is needed at run time.
const char *quoin_unavailable_names(void);

#endif
