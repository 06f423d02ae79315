#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// Returns memory that is free to the system, after work that needed much of it.
  ///
  /// The allocator of Linux keeps it otherwise, for each thread apart. That of musl has no such call and needs none.
  package static func returnMemory() {
    #if canImport(Darwin)
      _ = malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      // No header that Swift imports declares it.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
