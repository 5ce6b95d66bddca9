#pragma once
#include <stddef.h>

/// A file of the studio's page.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} quoin_page_file;

/// The files of the page; stores their number in `count`.
const quoin_page_file *quoin_page_files(size_t *count);
