#pragma once
#include <stddef.h>

/// A file of the studio's page.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} quoin_page_file;

/// The files of the page; how many there are is written to `count`.
const quoin_page_file *quoin_page_files(size_t *count);
