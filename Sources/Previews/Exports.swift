@_exported import StructuredLayout
