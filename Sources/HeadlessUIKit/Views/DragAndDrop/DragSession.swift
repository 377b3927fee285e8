import Foundation

/// The dragged items, from the lift until the drop.
@MainActor
final class DragSession: NSObject, UIDragSession {
  private(set) var items: [UIDragItem]
  var localContext: Any?
  /// The source's answer when the drag begins.
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// In the coordinates of the window.
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

/// The same session, as drop targets see it.
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
      notifyLoads()
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

  /// Calls a closure when all requested objects have been loaded.
  func whenLoaded(_ action: @escaping () -> Void) {
    afterLoads = action
    notifyLoads()
  }

  private func notifyLoads() {
    guard loads == 0, let afterLoads else { return }
    self.afterLoads = nil
    afterLoads()
  }
}

/// The objects of a drop, which are delivered together when the last one is loaded.
private final class LoadedObjects: @unchecked Sendable {
  // Both are accessed only under the lock, and delivered when no more objects can arrive.
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let lock = NSLock()
  // Called once, on the main queue.
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
