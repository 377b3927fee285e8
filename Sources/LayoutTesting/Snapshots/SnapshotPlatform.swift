#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// Distinguishes recorded files from those of other systems.
  @MainActor
  enum SnapshotPlatform {
    /// The release of the system, since layouts differ between releases.
    static var folder: String? {
      let device = UIDevice.current
      let release = device.systemVersion.split(separator: ".").first.map(String.init) ?? ""
      return "\(device.systemName)-\(release)"
    }
  }
#else
  /// Distinguishes recorded files from those of other systems.
  @MainActor
  enum SnapshotPlatform {
    /// Nil: a layout is the same on every machine.
    static let folder: String? = nil
  }
#endif
