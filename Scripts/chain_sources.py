def chains(root): return ""
