// The system's zlib: a prerequisite of the Swift toolchain on Linux, a part of the SDK on macOS.
#pragma once
#include <zlib.h>
