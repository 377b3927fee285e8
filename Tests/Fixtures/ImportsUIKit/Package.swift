// swift-tools-version: 6.2
import PackageDescription

// An app's package as written for iOS, with two additions that let it build on Linux: the package dependency and
// its product.
let headless = Target.Dependency.product(name: "UIKitOnLinux", package: "DeStijl")

let package = Package(
  name: "ImportsUIKit",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "DeStijl", path: "../../..")],
  targets: [
    .executableTarget(name: "ImportsUIKit", dependencies: [headless]),
    .testTarget(name: "UIKitTests", dependencies: [headless]),
    .testTarget(name: "CoreGraphicsTests", dependencies: [headless]),
    .testTarget(name: "QuartzCoreTests", dependencies: [headless]),
    .testTarget(name: "TogetherTests", dependencies: [headless]),
  ],
  swiftLanguageModes: [.v6]
)
