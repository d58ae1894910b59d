import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
// @boundaries-ignore the parser of the checks is at the root
import { readSource } from '../../../../scripts/checks/sources.mjs'
import { type Declaration, findDeclarations, type SyntaxNode, toNodes } from './findDeclarations.js'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** An export of an entry of a package. */
export type PublicExport = {
  readonly name: string
  /** Its declarations: overloads, and the namespace with the types of a function. Empty for a module of texts. */
  readonly declarations: readonly Declaration[]
  /** The file with its declarations, from the root. */
  readonly file: string
}

/** An entry of a package: what an app imports from. */
export type Entry = {
  /** The package without its scope. */
  readonly packageName: string
  /** The specifier that an app imports. */
  readonly specifier: string
  readonly description: string
  readonly exports: readonly PublicExport[]
}

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly description: string
  readonly exports: Readonly<Record<string, string | { readonly '@latchkit/source'?: string }>>
}
type Source = ReturnType<typeof readSource>

/** Reads every export of every entry of the published packages. */
export function readEntries(): Entry[] {
  const manifests = new Map(
    readdirSync(join(root, 'packages')).map((folder) => {
      const manifest: Manifest = JSON.parse(
        readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
      )
      return [folder, manifest] as const
    }),
  )
  const reader = createReader(manifests)
  return [...manifests]
    .filter(([, manifest]) => !manifest.private)
    .flatMap(([folder, manifest]) =>
      listEntries(folder, manifest).map(({ specifier, file }) => ({
        packageName: folder,
        specifier,
        description: manifest.description,
        exports: reader.readExports(file),
      })),
    )
}

function listEntries(folder: string, { name, exports }: Manifest): { specifier: string; file: string }[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@latchkit/source']
    if (!source || !/\.tsx?$/.test(source)) return []
    const file = posix.join('packages', folder, source)
    if (!file.includes('*')) return [{ specifier: posix.join(name, path), file }]
    const [before = '', after = ''] = posix.basename(file).split('*')
    return readdirSync(join(root, dirname(file)))
      .filter((entry) => entry.startsWith(before) && entry.endsWith(after) && !entry.includes('.test'))
      .map((entry) => ({
        specifier: posix.join(
          name,
          path.replace('*', entry.slice(before.length, entry.length - after.length)),
        ),
        file: posix.join(dirname(file), entry),
      }))
  })
}

/** Creates a reader that parses each file once. */
function createReader(manifests: ReadonlyMap<string, Manifest>): {
  readExports(file: string): PublicExport[]
} {
  const sources = new Map<string, Source>()
  function read(file: string): Source {
    const source = sources.get(file) ?? readSource(root, file)
    sources.set(file, source)
    return source
  }

  function resolve(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) {
      const path = posix.join(posix.dirname(from), specifier)
      return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((file) => {
        try {
          return read(file) !== undefined
        } catch {
          return false
        }
      })
    }
    for (const [folder, manifest] of manifests) {
      const entry = listEntries(folder, manifest).find((one) => one.specifier === specifier)
      if (entry) return entry.file
    }
    return undefined
  }

  function findExport(file: string, name: string): PublicExport {
    const source = read(file)
    const declarations = findDeclarations(source, name)
    if (declarations.length > 0) return { name, declarations, file }
    for (const statement of toNodes(source.program.body)) {
      const from = toText(statement.source)
      if (!from || !/^(Export|Import)/.test(statement.type)) continue
      const target = resolve(file, from)
      if (statement.type === 'ExportAllDeclaration' && target) {
        const found = findExport(target, name)
        if (found.declarations.length > 0) return found
      }
      for (const specifier of toNodes(statement.specifiers)) {
        const isImport = statement.type === 'ImportDeclaration'
        const [outer, inner] = isImport
          ? [specifier.local, specifier.imported]
          : [specifier.exported, specifier.local]
        if (toName(outer) === name && target) return { ...findExport(target, toName(inner)), name }
      }
    }
    return { name, declarations: [], file }
  }

  return {
    readExports(file) {
      const { program } = read(file)
      const names = new Set<string>()
      for (const statement of toNodes(program.body)) {
        if (!statement.type.startsWith('Export')) continue
        for (const specifier of toNodes(statement.specifiers)) names.add(toName(specifier.exported))
        const { declaration } = statement
        if (isNode(declaration))
          for (const one of declaration.declarations ? toNodes(declaration.declarations) : [declaration])
            names.add(toName(one.id))
      }
      return [...names]
        .filter((name) => name !== '')
        .sort((a, b) => a.localeCompare(b, 'en'))
        .map((name) => findExport(file, name))
    },
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function toName(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}

function toText(node: unknown): string | undefined {
  return isNode(node) && typeof node.value === 'string' ? node.value : undefined
}
