#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// What distinguishes recorded files from those of other systems.
  @MainActor
  enum SnapshotPlatform {
    /// The release of the system, since each lays out otherwise.
    static var folder: String? {
      let device = UIDevice.current
      let release = device.systemVersion.split(separator: ".").first.map(String.init) ?? ""
      return "\(device.systemName)-\(release)"
    }
  }
#else
  /// What distinguishes recorded files from those of other systems.
  @MainActor
  enum SnapshotPlatform {
    /// None: a layout is the same on every machine.
    static let folder: String? = nil
  }
#endif
