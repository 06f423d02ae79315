import Palettes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason that output did not reach its destination.
package enum OutputProblem: Error, Hashable {
  /// A file or folder that cannot be created; the path and the system's words.
  case cannotCreate(String, String)
  /// Writing that failed on the way, for example on a full disk; the path and the system's words.
  case ioError(String, String)
  /// A folder that another run has been writing to for longer than the wait.
  case busy(String)
  /// The reader of standard output is gone.
  case readerGone
  /// A standard stream that the process was started without; its name.
  case closed(String)
  /// A link at the place of a file or folder to be written.
  case isLink(String)
  /// A place outside the root, or reached by a link that points outside it.
  case outsideRoot(String)
  /// A file that the run itself has read.
  case isInput(String)
  /// A place in the folder in which git keeps a repository.
  case inGitFolder(String)

  /// The exit status: 73 (EX_CANTCREAT) or 74 (EX_IOERR).
  package var status: Int32 {
    switch self {
    case .cannotCreate, .busy, .isLink, .outsideRoot, .isInput, .inGitFolder: 73
    case .ioError, .readerGone, .closed: 74
    }
  }

  /// The problem in one line, without a period.
  package var message: String {
    switch self {
    case .cannotCreate(let path, let words): "cannot create \(path): \(words)"
    case .ioError(let path, let words): "cannot write \(path): \(words)"
    case .busy(let path): "cannot write to \(path): another run is writing there; try again when it is finished"
    case .readerGone: "cannot write to standard output: the program reading it closed the pipe"
    case .closed(let name): "cannot write to \(name): it is closed"
    case .isLink(let path):
      "cannot write \(path): it is a link, and Legible does not write through links; remove the link"
    case .outsideRoot(let path):
      "cannot write \(path): it is outside the root; choose a different location, or widen the root with --root"
    case .isInput(let path):
      "cannot write \(path): it is an input to this run; choose a different --output, or a different 'name' in the "
        + "audit file"
    case .inGitFolder(let path): "cannot write \(path): only Git writes to its folder; choose a different location"
    }
  }
}

extension Platform {
  /// Makes a closed pipe an error of the write instead of ending the process; call once, at the start.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes a file that grows beyond the limit of the process (`ulimit -f`) an error of the write instead of ending the
  /// process; call once, at the start.
  package static func ignoreFileSizeSignals() { signal(SIGXFSZ, SIG_IGN) }

  /// Makes a folder and its parents; does nothing if it exists.
  static func createFolder(_ path: String) throws(OutputProblem) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if (try? kind(of: path)) == .folder { return }
    let whole = absolute(path, from: currentFolder)
    guard code == ENOENT, whole != "/" else { throw .cannotCreate(path, words(for: code)) }
    try createFolder(parent(of: whole))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .cannotCreate(path, words(for: errno)) }
  }

  /// Removes a file; does nothing if there is none.
  static func remove(_ path: String) throws(OutputProblem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .cannotCreate(path, words(for: errno)) }
  }

  /// Writes until nothing is left; 0, or the error that stopped it.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    writeAll(bytes[...], to: descriptor)
  }

  /// Writes until nothing is left; 0, or the error that stopped it.
  package static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let length = Darwin.write(descriptor, slice.baseAddress, slice.count)
        #elseif canImport(Musl)
          let length = Musl.write(descriptor, slice.baseAddress, slice.count)
        #else
          let length = Glibc.write(descriptor, slice.baseAddress, slice.count)
        #endif
        if length >= 0 {
          rest = rest.dropFirst(length)
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
