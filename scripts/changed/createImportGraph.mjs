import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { resolveRelative } from '../checks/imports.mjs'
import { isNode, listFiles, readSource, walk } from '../checks/sources.mjs'

/** @typedef {import('../checks/sources.mjs').Node} Node */

/**
 * The files of the repository and what each imports. An import by name from an entry (`exports/*.ts`) counts as one of the file
 * that has it: the entry re-exports the whole package, and nearly everything imports an entry.
 *
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} ImportGraph
 */

/** What a file imports from another: names, or `undefined` for the whole module. */
/** @typedef {{ specifier: string, names: readonly string[] | undefined }} NamedImport */

/** @typedef {{ imports: readonly NamedImport[], reexports: ReadonlyMap<string, { specifier: string, name: string }> }} Module */

/**
 * Reads all sources under the folders and returns the graph of their imports, without those of types: the types are checked as a
 * whole.
 *
 * @param {string} root
 * @param {string[]} [folders]
 * @returns {ImportGraph}
 */
export function createImportGraph(root, folders = ['packages', 'apps', 'scripts', 'tools']) {
  const resolve = createResolver(root)
  /** @type {Map<string, Module>} */
  const modules = new Map(
    listFiles(root, folders)
      .filter((file) => !/\.d\.m?ts$/.test(file))
      .map((file) => [file, readModule(root, file)]),
  )

  /** @param {string} file @param {string} name @returns {string} The file that has the name. */
  function findOrigin(file, name) {
    const reexport = modules.get(file)?.reexports.get(name)
    const target = reexport && resolve(file, reexport.specifier)
    return target && reexport ? findOrigin(target, reexport.name) : file
  }

  return new Map(
    [...modules].map(([file, { imports }]) => {
      const targets = imports.flatMap(({ specifier, names }) => {
        const target = resolve(file, specifier)
        if (!target) return []
        return names ? names.map((name) => findOrigin(target, name)) : [target]
      })
      return [file, new Set(targets)]
    }),
  )
}

/** @param {string} root @param {string} file @returns {Module} */
function readModule(root, file) {
  /** @type {NamedImport[]} */
  const imports = []
  /** @type {Map<string, { specifier: string, name: string }>} */
  const reexports = new Map()
  walk(readSource(root, file).program, (node) => {
    const specifier = isNode(node.source) ? node.source.value : undefined
    if (typeof specifier !== 'string' || node.importKind === 'type' || node.exportKind === 'type')
      return undefined
    const values = listOf(node.specifiers).filter(
      (one) => one.importKind !== 'type' && one.exportKind !== 'type',
    )
    if (node.type === 'ExportNamedDeclaration') {
      for (const value of values)
        reexports.set(nameOf(value.exported), { specifier, name: nameOf(value.local) })
    }
    const isNamed = values.every(({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier')
    if (listOf(node.specifiers).length > 0 && values.length === 0) return undefined
    const isWhole = node.type === 'ImportExpression' || values.length === 0 || !isNamed
    imports.push({
      specifier,
      names: isWhole ? undefined : values.map(({ imported, local }) => nameOf(imported ?? local)),
    })
    return undefined
  })
  return { imports, reexports }
}

/** @param {unknown} list @returns {readonly Node[]} */
const listOf = (list) => (Array.isArray(list) ? list.filter(isNode) : [])

/** @param {unknown} node */
const nameOf = (node) => (isNode(node) ? String(node.name ?? node.value) : '')

/**
 * Returns a function that resolves a specifier to a source file, or to `undefined` for a package of npm.
 *
 * @param {string} root
 * @returns {(file: string, specifier: string) => string | undefined}
 */
function createResolver(root) {
  const entries = readEntries(root)
  return (file, specifier) => {
    if (!specifier.startsWith('.')) return resolveEntry(root, entries, specifier)
    const path = join(dirname(file), specifier.replace(/\?.*$/, ''))
    return resolveRelative(root, file, specifier) ?? (existsSync(join(root, path)) ? path : undefined)
  }
}

/**
 * Reads the sources behind the entries of all packages, with their wildcards.
 *
 * @param {string} root
 * @returns {ReadonlyMap<string, string>} Specifier to path, such as `@latchkit/ui/views/*`.
 */
function readEntries(root) {
  return new Map(
    listFiles(root, ['packages', 'apps'], /^package\.json$/).flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return Object.entries(exports).flatMap(([key, target]) => {
        const source = typeof target === 'string' ? target : target?.['@latchkit/source']
        return typeof source === 'string'
          ? [/** @type {const} */ ([join(name, key), join(dirname(file), source)])]
          : []
      })
    }),
  )
}

/** @param {string} root @param {ReadonlyMap<string, string>} entries @param {string} specifier */
function resolveEntry(root, entries, specifier) {
  const exact = entries.get(specifier)
  if (exact) return exact
  for (const [pattern, source] of entries) {
    const prefix = pattern.replace(/\*$/, '')
    if (prefix === pattern || !specifier.startsWith(prefix)) continue
    const path = source.replace('*', specifier.slice(prefix.length))
    if (existsSync(join(root, path))) return path
  }
  return undefined
}
