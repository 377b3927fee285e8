// swift-tools-version: 5.9
import PackageDescription

// An app like real ones, in Swift 5 mode. Its files import UIKit and contain nothing specific to a platform.
let headless = Target.Dependency.product(name: "UIKitOnLinux", package: "DeStijl")

let package = Package(
  name: "App",
  platforms: [.iOS(.v15)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(name: "DeStijl", path: "../../..")],
  targets: [
    .target(name: "App", dependencies: [headless]),
    .testTarget(name: "AppTests", dependencies: ["App", headless]),
    .testTarget(name: "AppScreenTests", dependencies: ["App", headless]),
  ]
)
