// Sources/Pictures/main.swift
import Foundation
import Gallery
import Shop

let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent()
exit(GalleryCommand("Shop", of: [Previews.login, Previews.cart], sources: sources).run())
