@_exported import ClassicLayout
@_exported import StructuredLayout
@_exported import Styling
