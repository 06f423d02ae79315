// The part of a C library that Embedded Swift asks for. Numbers in text, remainders and random bytes come from the host.
typedef __SIZE_TYPE__ size_t;
typedef unsigned long long word;

#define HOST(name) __attribute__((import_module("host"), import_name(name)))
HOST("random") void host_random(void *bytes, size_t count);
HOST("write") void host_write(int byte);
HOST("remainder") double host_remainder(double value, double divisor);
HOST("number") size_t host_number(const char *text, double *value);

extern unsigned char __heap_base;

// Blocks of powers of two: their size stands in front of them, and released ones are kept for the next of the same size.
enum { HEADER = 16, SMALLEST = 5, CLASSES = 32, PAGE = 65536 };
static void *released[CLASSES];
static size_t top;

static void *fresh(size_t size) {
  if (top == 0) top = ((size_t)&__heap_base + HEADER - 1) & ~(size_t)(HEADER - 1);
  size_t end = top + size, held = __builtin_wasm_memory_size(0) * PAGE;
  if (end < top) return 0;
  if (end > held && __builtin_wasm_memory_grow(0, (end - held + PAGE - 1) / PAGE) == (size_t)-1) return 0;
  void *block = (void *)top;
  top = end;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment > HEADER || count > (size_t)1 << (CLASSES - 2)) return 12;
  int class = SMALLEST;
  while (((size_t)1 << class) < count + HEADER) class++;
  char *block = released[class];
  if (block) {
    released[class] = *(void **)(block + HEADER);
  } else if (!(block = fresh((size_t)1 << class))) {
    return 12;
  }
  *(int *)block = class;
  *result = block + HEADER;
  return 0;
}

void free(void *bytes) {
  if (!bytes) return;
  char *block = (char *)bytes - HEADER;
  int class = *(int *)block;
  *(void **)bytes = released[class];
  released[class] = block;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (size_t index = 0; index < count; index++) {
    if (one[index] != other[index]) return one[index] - other[index];
  }
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end) end++;
  return (size_t)(end - text);
}

void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

int putchar(int byte) {
  host_write(byte);
  return byte;
}

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}

double fmod(double value, double divisor) { return host_remainder(value, divisor); }

// The end of the text if all of it is a number, else nil.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  size_t count = host_number(text, value);
  return count ? text + count : 0;
}

// Numbers of 128 bits, which reach a function as two halves and leave it through memory.
void __multi3(word *result, word left, word leftHigh, word right, word rightHigh) {
  word mask = 0xFFFFFFFF, low = (left & mask) * (right & mask);
  word middle = (left >> 32) * (right & mask) + (low >> 32);
  word other = (left & mask) * (right >> 32) + (middle & mask);
  result[0] = (other << 32) | (low & mask);
  result[1] = (left >> 32) * (right >> 32) + (middle >> 32) + (other >> 32) + left * rightHigh + leftHigh * right;
}

void __lshrti3(word *result, word low, word high, int count) {
  result[0] = count >= 64 ? high >> (count - 64) : count ? (low >> count) | (high << (64 - count)) : low;
  result[1] = count >= 64 ? 0 : high >> count;
}

// Bit by bit, as on paper. The remainder stays below the divisor, and `carry` is the bit that a doubling pushes out.
static void divide(word *quotient, word *rest, word low, word high, word right, word rightHigh) {
  word restLow = 0, restHigh = 0, resultLow = 0, resultHigh = 0;
  for (int bit = 127; bit >= 0; bit--) {
    word next = (bit >= 64 ? high >> (bit - 64) : low >> bit) & 1, carry = restHigh >> 63;
    restHigh = (restHigh << 1) | (restLow >> 63);
    restLow = (restLow << 1) | next;
    resultHigh = (resultHigh << 1) | (resultLow >> 63);
    resultLow <<= 1;
    if (carry || restHigh > rightHigh || (restHigh == rightHigh && restLow >= right)) {
      restHigh -= rightHigh + (restLow < right);
      restLow -= right;
      resultLow |= 1;
    }
  }
  quotient[0] = resultLow, quotient[1] = resultHigh;
  rest[0] = restLow, rest[1] = restHigh;
}

void __udivti3(word *result, word low, word high, word right, word rightHigh) {
  word rest[2];
  divide(result, rest, low, high, right, rightHigh);
}

void __umodti3(word *result, word low, word high, word right, word rightHigh) {
  word quotient[2];
  divide(quotient, result, low, high, right, rightHigh);
}

size_t __stack_chk_guard = 0x51AFD00D;
void __stack_chk_fail(void) { __builtin_trap(); }
