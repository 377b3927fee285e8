@_exported import Binding
@_exported import Cells
@_exported import ClassicLayout
@_exported import Previews
@_exported import StructuredLayout
@_exported import Styling
