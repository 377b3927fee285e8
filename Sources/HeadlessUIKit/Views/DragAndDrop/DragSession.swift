import Foundation

/// What is dragged, from the moment it is lifted until it is let go.
@MainActor
final class DragSession: NSObject, UIDragSession {
  private(set) var items: [UIDragItem]
  var localContext: Any?
  /// What the source says when the drag begins.
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// In the window.
  var point: CGPoint
  private weak var window: UIWindow?

  init(at point: CGPoint, in window: UIWindow?) {
    (items, self.point, self.window) = ([], point, window)
    super.init()
  }

  func add(_ more: [UIDragItem]) { items += more }

  func location(in view: UIView?) -> CGPoint { window?.convert(point, to: view) ?? point }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same, as those see it over whom it is held.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  private var loads = 0
  private var afterLoads: (() -> Void)?
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView?) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let whole = Progress(totalUnitCount: Int64(providers.count))
    loads += 1
    let loading = LoadedObjects(providers.count) { [self] objects in
      completion(objects)
      loads -= 1
      tellLoads()
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        loading.take(object, at: index)
        whole.completedUnitCount += 1
      }
    }
    progress.totalUnitCount += whole.totalUnitCount
    progress.addChild(whole, withPendingUnitCount: whole.totalUnitCount)
    return whole
  }

  /// Does something when everything that has been asked for is there.
  func whenLoaded(_ action: @escaping () -> Void) {
    afterLoads = action
    tellLoads()
  }

  private func tellLoads() {
    guard loads == 0, let afterLoads else { return }
    self.afterLoads = nil
    afterLoads()
  }
}

/// The objects of a drop, which are handed on together when the last one is there.
private final class LoadedObjects: @unchecked Sendable {
  // Both are touched under the lock alone, and handed on when nobody adds to them any more.
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let lock = NSLock()
  // Called on the main queue, once.
  private let completion: @MainActor ([any NSItemProviderReading]) -> Void

  init(_ count: Int, _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
    (objects, missing) = (Array(repeating: nil, count: count), count)
    self.completion = completion
    if count == 0 { finish() }
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    let isLast = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0
    }
    if isLast { finish() }
  }

  private func finish() {
    Headless.onNextTurn {
      MainActor.assumeIsolated { self.completion(self.objects.compactMap(\.self)) }
    }
  }
}
