#ifndef QUOIN_DESCRIPTORS_H
#define QUOIN_DESCRIPTORS_H

/// Moves a descriptor away from those at which a program expects its own. Returns 0 or an `errno`.
int quoin_make_room(int *descriptor);

/// Places the connection at the descriptor where a program expects it. Returns 0 or an `errno`.
int quoin_hand_over_connection(int connection);

/// Places the system call filter at the descriptor where a program expects it. Returns 0 or an
/// `errno`.
int quoin_hand_over_filter(void);

/// Closes all descriptors above 2 except the given ones, which it sorts.
void quoin_close_all_but(int *kept, int count);

#endif
