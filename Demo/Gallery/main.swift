import Examples
