#include "CLibCrypto.h"
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>

// The part of libcrypto (1.1 and later) in use, as declared in its documentation. All its types are behind pointers.

enum { set_nonce_count = 0x9, get_tag = 0x10, set_tag = 0x11, tag_count = 16 };

static struct {
  void *(*context_new)(void);
  void (*context_free)(void *);
  const void *(*aes_128)(void);
  const void *(*aes_192)(void);
  const void *(*aes_256)(void);
  int (*init)(void *context, const void *cipher, void *engine, const uint8_t *key, const uint8_t *nonce, int seals);
  int (*control)(void *context, int command, int value, void *pointer);
  int (*update)(void *context, uint8_t *output, int *count, const uint8_t *input, int input_count);
  int (*final)(void *context, uint8_t *output, int *count);
  int is_there;
} crypto;

static void load(void) {
  const char *names[] = {"libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.3.dylib"};
  void *library = NULL;
  for (size_t i = 0; i < sizeof(names) / sizeof(*names) && !library; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return;
  struct {
    const char *name;
    void *target;
  } functions[] = {
      {"EVP_CIPHER_CTX_new", &crypto.context_new},
      {"EVP_CIPHER_CTX_free", &crypto.context_free},
      {"EVP_aes_128_gcm", &crypto.aes_128},
      {"EVP_aes_192_gcm", &crypto.aes_192},
      {"EVP_aes_256_gcm", &crypto.aes_256},
      {"EVP_CipherInit_ex", &crypto.init},
      {"EVP_CIPHER_CTX_ctrl", &crypto.control},
      {"EVP_CipherUpdate", &crypto.update},
      {"EVP_CipherFinal_ex", &crypto.final},
  };
  for (size_t i = 0; i < sizeof(functions) / sizeof(*functions); i++) {
    void *function = dlsym(library, functions[i].name);
    if (!function) return;
    memcpy(functions[i].target, &function, sizeof function);
  }
  crypto.is_there = 1;
}

int quoin_aes_gcm(int seals, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count,
                  const uint8_t *additional, size_t additional_count, const uint8_t *input, size_t count,
                  uint8_t *output, uint8_t *tag) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!crypto.is_there) return -1;
  const void *cipher = key_count == 16   ? crypto.aes_128()
                       : key_count == 24 ? crypto.aes_192()
                       : key_count == 32 ? crypto.aes_256()
                                         : NULL;
  if (!cipher || nonce_count > INT_MAX || additional_count > INT_MAX || count > INT_MAX) return 0;
  void *context = crypto.context_new();
  if (!context) return 0;
  int written = 0;
  int done = crypto.init(context, cipher, NULL, NULL, NULL, seals) == 1 &&
             crypto.control(context, set_nonce_count, (int)nonce_count, NULL) == 1 &&
             crypto.init(context, NULL, NULL, key, nonce, seals) == 1 &&
             (additional_count == 0 ||
              crypto.update(context, NULL, &written, additional, (int)additional_count) == 1) &&
             (count == 0 || crypto.update(context, output, &written, input, (int)count) == 1) &&
             (seals || crypto.control(context, set_tag, tag_count, tag) == 1) &&
             crypto.final(context, output, &written) == 1 &&
             (!seals || crypto.control(context, get_tag, tag_count, tag) == 1);
  crypto.context_free(context);
  return done;
}
