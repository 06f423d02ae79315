// The type of <zlib.h> that a stored property has; the bodies that use the library are not compiled here.
#pragma once

typedef struct z_stream_s {
  unsigned char *next_in;
} z_stream;
