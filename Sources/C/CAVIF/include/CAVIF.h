#pragma once
#include <stddef.h>
#include <stdint.h>

/// The reason why an image could not be encoded as AVIF.
enum avif_outcome {
  avif_written = 0,
  /// libheif is not installed, or older than 1.12.
  avif_no_library = 1,
  /// libheif is installed without an AV1 encoder.
  avif_no_encoder = 2,
  /// The encoder rejects the image; `message` is the reason.
  avif_refused = 3,
};

/// The file, to be freed with `avif_free`, and the encoder's message.
struct avif_file {
  uint8_t *bytes;
  size_t size;
  char message[256];
};

/// Encodes rows of pixels as a file: red, green, blue and, if `has_alpha` is set, straight alpha.
/// There are four bytes per pixel, of which the fourth is ignored without alpha, and `stride` bytes
/// per row. The encoder uses a single thread.
///
/// libheif is loaded with the first image; nothing else requires it to be installed.
enum avif_outcome avif_encode(const uint8_t *pixels, int width, int height, size_t stride, int has_alpha,
                              int quality, struct avif_file *file);

/// Frees the bytes of a file.
void avif_free(struct avif_file *file);

/// The version of libheif, "1.15.1", if it can be loaded and has an encoder for AV1; NULL if not.
const char *avif_library(void);
