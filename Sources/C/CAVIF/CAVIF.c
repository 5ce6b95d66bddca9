#include "CAVIF.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The part of libheif (1.12 and later) in use, as declared in its documentation. All its types are
// behind pointers, so later versions are compatible.

struct heif_error {
  int code, subcode;
  const char *message;
};

typedef struct heif_error (*write_function)(void *context, const void *bytes, size_t size, void *user);

struct heif_writer {
  int version;
  write_function write;
};

enum { format_av1 = 4, colorspace_rgb = 1, chroma_rgb = 10, chroma_rgba = 11, channel_interleaved = 10 };

static struct {
  const char *(*version)(void);
  void *(*context_alloc)(void);
  void (*context_free)(void *);
  struct heif_error (*get_encoder)(void *context, int format, void **encoder);
  void (*encoder_release)(void *);
  struct heif_error (*set_quality)(void *encoder, int quality);
  struct heif_error (*set_integer)(void *encoder, const char *name, int value);
  struct heif_error (*set_text)(void *encoder, const char *name, const char *value);
  struct heif_error (*image_create)(int width, int height, int colorspace, int chroma, void **image);
  void (*image_release)(const void *);
  struct heif_error (*add_plane)(void *image, int channel, int width, int height, int bits);
  uint8_t *(*get_plane)(void *image, int channel, int *stride);
  struct heif_error (*encode)(void *context, const void *image, void *encoder, const void *options, void **handle);
  void (*handle_release)(const void *);
  struct heif_error (*write)(void *context, struct heif_writer *writer, void *user);
  int is_there;
} heif;

static void load(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libheif.1.dylib", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  struct {
    const char *name;
    void *target;
  } functions[] = {
      {"heif_get_version", &heif.version},
      {"heif_context_alloc", &heif.context_alloc},
      {"heif_context_free", &heif.context_free},
      {"heif_context_get_encoder_for_format", &heif.get_encoder},
      {"heif_encoder_release", &heif.encoder_release},
      {"heif_encoder_set_lossy_quality", &heif.set_quality},
      {"heif_encoder_set_parameter_integer", &heif.set_integer},
      {"heif_encoder_set_parameter_string", &heif.set_text},
      {"heif_image_create", &heif.image_create},
      {"heif_image_release", &heif.image_release},
      {"heif_image_add_plane", &heif.add_plane},
      {"heif_image_get_plane", &heif.get_plane},
      {"heif_context_encode_image", &heif.encode},
      {"heif_image_handle_release", &heif.handle_release},
      {"heif_context_write", &heif.write},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(library, functions[index].name);
    if (!function) return;
    memcpy(functions[index].target, &function, sizeof function);
  }
  heif.is_there = 1;
}

static int is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return heif.is_there;
}

const char *avif_library(void) {
  if (!is_there()) return NULL;
  void *encoder = NULL;
  struct heif_error error = heif.get_encoder(NULL, format_av1, &encoder);
  if (error.code != 0 || !encoder) return NULL;
  heif.encoder_release(encoder);
  return heif.version();
}

void avif_free(struct avif_file *file) {
  free(file->bytes);
  file->bytes = NULL;
}

static struct heif_error keep(void *context, const void *bytes, size_t size, void *user) {
  (void)context;
  struct avif_file *file = user;
  struct heif_error error = {0, 0, "Success"};
  uint8_t *all = realloc(file->bytes, file->size + size);
  if (!all) {
    error.code = 6;
    error.message = "no memory for the file";
    return error;
  }
  memcpy(all + file->size, bytes, size);
  file->bytes = all;
  file->size += size;
  return error;
}

/// Copies the pixels into a new libheif image.
static struct heif_error make_image(const uint8_t *pixels, int width, int height, size_t stride, int has_alpha,
                                    void **image) {
  struct heif_error error =
      heif.image_create(width, height, colorspace_rgb, has_alpha ? chroma_rgba : chroma_rgb, image);
  if (error.code) return error;
  error = heif.add_plane(*image, channel_interleaved, width, height, 8);
  if (error.code) return error;
  int target_stride = 0;
  uint8_t *target = heif.get_plane(*image, channel_interleaved, &target_stride);
  for (int y = 0; y < height; y++) {
    const uint8_t *from = pixels + (size_t)y * stride;
    uint8_t *to = target + (size_t)y * (size_t)target_stride;
    if (has_alpha) {
      memcpy(to, from, (size_t)width * 4);
      continue;
    }
    for (int x = 0; x < width; x++, from += 4, to += 3) memcpy(to, from, 3);
  }
  return error;
}

static struct heif_error encode(void *context, void *encoder, void *image, int quality, struct avif_file *file) {
  struct heif_error error = heif.set_quality(encoder, quality);
  if (error.code) return error;
  // An encoder rejects parameters that it doesn't know, which is harmless. Full chroma keeps the
  // colors of text.
  heif.set_integer(encoder, "speed", 8);
  heif.set_integer(encoder, "threads", 1);
  heif.set_text(encoder, "chroma", "444");
  void *handle = NULL;
  error = heif.encode(context, image, encoder, NULL, &handle);
  if (handle) heif.handle_release(handle);
  if (error.code) return error;
  struct heif_writer writer = {1, keep};
  return heif.write(context, &writer, file);
}

enum avif_outcome avif_encode(const uint8_t *pixels, int width, int height, size_t stride, int has_alpha,
                              int quality, struct avif_file *file) {
  file->bytes = NULL;
  file->size = 0;
  file->message[0] = 0;
  if (!is_there()) return avif_no_library;
  void *context = heif.context_alloc();
  if (!context) return avif_refused;
  void *encoder = NULL;
  void *image = NULL;
  enum avif_outcome outcome = avif_no_encoder;
  struct heif_error error = heif.get_encoder(context, format_av1, &encoder);
  if (error.code == 0 && encoder) {
    error = make_image(pixels, width, height, stride, has_alpha, &image);
    if (error.code == 0) error = encode(context, encoder, image, quality, file);
    outcome = error.code == 0 ? avif_written : avif_refused;
    if (error.code && error.message) snprintf(file->message, sizeof file->message, "%s", error.message);
  }
  if (image) heif.image_release(image);
  if (encoder) heif.encoder_release(encoder);
  heif.context_free(context);
  if (outcome != avif_written) avif_free(file);
  return outcome;
}
