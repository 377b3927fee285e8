@_exported import UIPlatform
