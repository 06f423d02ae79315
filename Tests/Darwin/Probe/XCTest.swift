// Declarations of XCTest and of Darwin that the tests of `legible probe` use, as Apple's interfaces write them.
@_exported import Foundation

open class XCTestCase {
  public init() {}
  // XCTActivity
  public final func add(_ attachment: XCTAttachment) {}
}

open class XCTAttachment {
  public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
  public init(data: Data, uniformTypeIdentifier: String) {}
  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
}

// sys/sysctl.h
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldLength: UnsafeMutablePointer<Int>!,
  _ new: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 { 0 }
