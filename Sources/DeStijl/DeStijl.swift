@_exported import Cells
@_exported import ClassicLayout
@_exported import StructuredLayout
@_exported import Styling
