import Foundation

/// The current traits of each thread.
///
/// Each layout of a view sets and restores them, so they are not in the thread's dictionary, which
/// is slow to read.
enum CurrentTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      let value: UnsafeMutableRawPointer? = value
      if let value { Unmanaged<UITraitCollection>.fromOpaque(value).release() }
    }
    return key
  }()

  /// Nil if no traits were made current.
  static var ofThread: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(
        key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}
