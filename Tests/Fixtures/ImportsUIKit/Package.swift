// swift-tools-version: 6.2
import PackageDescription

// An app's package as it is written for iOS, plus the three lines that let it build on Linux.
let package = Package(
  name: "ImportsUIKit",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "DeStijl", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ImportsUIKit",
      dependencies: [.product(name: "UIKitOnLinux", package: "DeStijl")])
  ],
  swiftLanguageModes: [.v6]
)
