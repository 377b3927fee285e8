#!/usr/bin/env python3
"""List the public declarations of some modules that have no comment of their own.

usage: undocumented.py FOLDER MODULE... [--types MODULE...]
FOLDER: the folder with the symbol graphs of the modules (swift symbolgraph-extract)
--types: for these modules, only the types at the top level, each of which has a page of its own

The protocol describes the members that it requires: these are exempt in types.
exit status: 0 if nothing is found, 1 otherwise
"""
import glob, json, os, sys

TYPES = {'class', 'struct', 'enum', 'protocol', 'typealias'}

def undocumented(path, only_types):
    with open(path) as file: graph = json.load(file)
    described = {r['source'] for r in graph['relationships'] if r.get('sourceOrigin')}
    for symbol in graph['symbols']:
        if symbol.get('docComment') or symbol['identifier']['precise'] in described: continue
        if only_types and (len(symbol['pathComponents']) > 1 or symbol['kind']['identifier'].split('.')[-1] not in TYPES):
            continue
        place = symbol.get('location')
        if not place: continue  # made by the compiler
        line = place['position']['line'] + 1
        name = os.path.relpath(place['uri'].removeprefix('file://'))
        yield name, line, '.'.join(symbol['pathComponents'])

folder, arguments = sys.argv[1], sys.argv[2:]
split = arguments.index('--types') if '--types' in arguments else len(arguments)
found = set()
for number, module in enumerate(arguments):
    if number == split: continue
    paths = glob.glob(f'{folder}/{module}.symbols.json') + glob.glob(f'{folder}/{module}@*.symbols.json')
    if not paths: sys.exit(f'no symbol graph of {module} in {folder}')
    for path in paths: found.update(undocumented(path, number > split))
for name, line, symbol in sorted(found): print(f'  {name}:{line}: {symbol}')
sys.exit(1 if found else 0)
