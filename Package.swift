// swift-tools-version: 6.2
import PackageDescription

/// The platforms without UIKit. On all others HeadlessUIKit is not even built.
let headless: TargetDependencyCondition? = .when(platforms: [.linux, .macOS])

/// The dependencies of packages whose files import UIKit, CoreGraphics or QuartzCore. On Linux, modules
/// with these names replace the missing ones, and also the modules that the compiler adds to files that
/// import Testing; on Apple's platforms no other modules may have these names.
#if os(Linux)
  let standIns = [
    "UIKit": ["HeadlessUIKit"],
    "CoreGraphics": ["HeadlessGraphics"],
    "QuartzCore": ["HeadlessUIKit", "CoreGraphics"],
    "_Testing_UIKit": ["UIKit"],
    "_Testing_CoreGraphics": ["CoreGraphics"],
  ].map { name, dependencies in
    Target.target(
      name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
      path: "Sources/UIKitOnLinux/\(name)")
  }.sorted { $0.name < $1.name }
#else
  let standIns: [Target] = []
#endif

/// The settings of libraries that no app contains. The replacements of the system's modules are optimized in
/// an app's debug build, too, to be as fast as the system's own; and the tools lay out a screen a thousand
/// times. Libraries that apps contain are compiled as for a phone, without optimization in debug builds.
/// Packages may depend on targets with such flags from tools version 6.2 on. All but the largest target are
/// compiled as whole modules, in which generic code is specialized across files; HeadlessUIKit would take too
/// long after each change.
#if os(Linux)
  func optimized(_ flags: [String] = []) -> [SwiftSetting] {
    [.unsafeFlags(["-O"] + flags, .when(configuration: .debug))]
  }
  let wholeModule = ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
#else
  func optimized(_ flags: [String] = []) -> [SwiftSetting] { [] }
  let wholeModule: [String] = []
#endif

/// Whether `DESTIJL_TESTS=portable` limits the tests to those that a simulator can run. It leaves out folders
/// named `Headless`, and everything that exists only for the headless UIKit.
let isPortable = Context.environment["DESTIJL_TESTS"] == "portable"
let headlessTests = isPortable ? ["Headless"] : []
let headlessOnly: Set = [
  "Gallery", "Demo", "Benchmarks", "ConstraintSolverTests", "HeadlessGraphicsTests",
  "HeadlessUIKitTests", "GalleryTests", "DemoTests",
]

let package = Package(
  name: "DeStijl",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v13)],
  products: [
    .library(name: "DeStijl", targets: ["DeStijl"]),
    .library(
      name: "UIKitOnLinux", targets: standIns.isEmpty ? ["UIPlatform"] : standIns.map(\.name)),
    .library(name: "LayoutStage", targets: ["LayoutStage"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .library(name: "Examples", targets: ["Examples"]),
    .executable(name: "Demo", targets: ["Demo"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    // Floor 0 to 3
    .target(name: "ConstraintSolver", swiftSettings: optimized(wholeModule)),
    .target(name: "ListRules"),
    .target(name: "HeadlessGraphics", swiftSettings: optimized(wholeModule)),
    .target(
      name: "HeadlessUIKit", dependencies: ["ConstraintSolver", "HeadlessGraphics", "ListRules"],
      swiftSettings: optimized()),
    .target(
      name: "UIPlatform", dependencies: [.target(name: "HeadlessUIKit", condition: headless)]),
    .target(name: "LayoutCore", dependencies: ["UIPlatform"]),
    // Floor 4
    .target(name: "StructuredLayout", dependencies: ["LayoutCore"]),
    .target(name: "ClassicLayout", dependencies: ["LayoutCore"]),
    .target(name: "Styling", dependencies: ["LayoutCore"]),
    // Floor 5
    .target(name: "Binding", dependencies: ["ClassicLayout", "Styling"]),
    // Floor 6
    .target(name: "Cells", dependencies: ["StructuredLayout", "Binding", "ListRules"]),
    // Floor 7
    .target(name: "Previews", dependencies: ["StructuredLayout"]),
    .target(
      name: "LayoutStage", dependencies: ["StructuredLayout", "Binding"],
      swiftSettings: optimized(wholeModule)),
    // Floor 8
    .target(name: "LayoutTesting", dependencies: ["LayoutStage"]),
    .target(
      name: "DeStijl",
      dependencies: [
        "StructuredLayout", "ClassicLayout", "Styling", "Binding", "Cells", "Previews",
      ]),
    .target(
      name: "Gallery", dependencies: ["LayoutStage", "Previews"], resources: [.copy("Resources")],
      swiftSettings: optimized(wholeModule)),
    // Floor 9
    .target(name: "Examples", dependencies: ["DeStijl"], path: "Demo/Examples"),
    .executableTarget(
      name: "Demo", dependencies: ["Examples", "Gallery"], path: "Demo/Gallery"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["DeStijl", "LayoutStage", "ConstraintSolver", "ListRules"],
      path: "Benchmarks/Sources"),
    // Tests
    .target(
      name: "TestSupport", dependencies: ["DeStijl", "LayoutStage"], path: "Tests/TestSupport"),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "Benchmarks", "TestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(name: "ListRulesTests", dependencies: ["ListRules", "TestSupport"]),
    .testTarget(name: "HeadlessGraphicsTests", dependencies: ["HeadlessGraphics"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "HeadlessGraphics", "TestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "TestSupport"], exclude: headlessTests),
    .testTarget(
      name: "StructuredLayoutTests", dependencies: ["DeStijl", "TestSupport"],
      exclude: headlessTests,
      resources: [.copy("Recorded")]),
    .testTarget(
      name: "ClassicLayoutTests", dependencies: ["DeStijl", "TestSupport"], exclude: headlessTests),
    .testTarget(
      name: "StylingTests", dependencies: ["DeStijl", "TestSupport"], exclude: headlessTests),
    .testTarget(
      name: "BindingTests", dependencies: ["DeStijl", "TestSupport"], exclude: headlessTests),
    .testTarget(
      name: "LayoutStageTests", dependencies: ["DeStijl", "LayoutStage", "TestSupport"],
      exclude: headlessTests),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["DeStijl", "LayoutTesting", "TestSupport"],
      exclude: headlessTests + ["Headless/__Layouts__"]),
    .testTarget(
      name: "CellsTests", dependencies: ["DeStijl", "LayoutStage", "ListRules", "TestSupport"],
      exclude: headlessTests),
    .testTarget(
      name: "PreviewsTests", dependencies: ["DeStijl", "Previews", "LayoutStage", "TestSupport"]),
    .testTarget(name: "GalleryTests", dependencies: ["DeStijl", "Gallery", "Examples"]),
    .testTarget(name: "DemoTests", dependencies: ["Demo", "Examples", "Gallery", "TestSupport"]),
  ] + standIns,
  swiftLanguageModes: [.v6]
)

if isPortable {
  package.targets.removeAll { headlessOnly.contains($0.name) }
  package.products.removeAll { headlessOnly.contains($0.name) }
}
