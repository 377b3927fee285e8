// swift-tools-version: 6.2
import PackageDescription

// A package that tests layouts with both test libraries. If BREAK is set, each of its tests fails.
let package = Package(
  name: "LayoutTests",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(name: "DeStijl", path: "../../..")],
  targets: [
    .testTarget(
      name: "AssertingTests",
      dependencies: ["DeStijl", "LayoutTesting", "UIKitOnLinux"].map {
        .product(name: $0, package: "DeStijl")
      })
  ],
  swiftLanguageModes: [.v6]
)
