#pragma once
#include <stddef.h>
#include <stdint.h>

/// Why a picture could not be written as AVIF.
enum avif_outcome {
  avif_written = 0,
  /// libheif is not installed, or an older one than 1.12.
  avif_no_library = 1,
  /// libheif is there, and no encoder for AV1 with it.
  avif_no_encoder = 2,
  /// The encoder refuses the picture; `message` says why.
  avif_refused = 3,
};

/// The file, which `avif_free` frees, and what the encoder said.
struct avif_file {
  uint8_t *bytes;
  size_t size;
  char message[256];
};

/// Writes rows of pixels, red, green, blue and, where `has_alpha` says so, alpha that is not multiplied into them, into a file. Four
/// bytes a pixel, `stride` bytes a row; of a pixel without alpha the fourth is passed over. One thread does all the work.
///
/// libheif is loaded with the first picture: nothing else needs it to be installed.
enum avif_outcome avif_encode(const uint8_t *pixels, int width, int height, size_t stride, int has_alpha,
                              int quality, struct avif_file *file);

/// Frees the bytes of a file.
void avif_free(struct avif_file *file);

/// The version of libheif, "1.15.1", if it can be loaded and has an encoder for AV1; NULL if not.
const char *avif_library(void);
