// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

// Never opened in Xcode: its sources are only type-checked, beside a stand-in for SwiftUI.
let package = Package(
  name: "DeStijlDemo",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "DeStijlDemo", targets: ["DeStijlDemo"], bundleIdentifier: "org.destijl.demo",
      displayVersion: "0.1", bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "DeStijl", path: "../..")],
  targets: [
    .executableTarget(
      name: "DeStijlDemo",
      dependencies: [
        .product(name: "DeStijl", package: "DeStijl"),
        .product(name: "Examples", package: "DeStijl"),
      ], path: "Sources")
  ]
)
