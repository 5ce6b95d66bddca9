#pragma once

#include <stddef.h>
#include <stdint.h>

/// Encrypts (`seals` is 1) or decrypts (0) `count` bytes with AES in Galois/Counter Mode by OpenSSL's libcrypto, which is
/// loaded at the first call. `tag` has 16 bytes, which encrypting writes and decrypting compares.
///
/// Returns 1 for success, 0 if the tag or the lengths of the key and the nonce don't fit, and -1 without libcrypto.
int quoin_aes_gcm(int seals, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count,
                  const uint8_t *additional, size_t additional_count, const uint8_t *input, size_t count,
                  uint8_t *output, uint8_t *tag);
