// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Apple's Swift overlay of Darwin adds to the headers: what C writes as macros, and variadic functions.
@_exported import Darwin

// <sys/errno.h>
public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

// <sys/fcntl.h>
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { -1 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { -1 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { -1 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { -1 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { -1 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { -1 }
public func ioctl(_ fd: Int32, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> Int32 { -1 }

// The overlay's TiocConstants.swift, since the macro of <sys/ttycom.h> is not imported.
public var TIOCGWINSZ: UInt { 0x4008_7468 }

// <sys/stat.h>
public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var S_IRWXU: mode_t { 0o000700 }
public var S_IRWXG: mode_t { 0o000070 }
public var S_IRWXO: mode_t { 0o000007 }

// <sys/signal.h>
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
