import { readdir } from 'node:fs/promises'
import { relative } from 'node:path'

/** A name that a module imports or exports, and its name in the module itself. */
export type Binding = { readonly imported: string; readonly local: string }

const namedImport = /(?<=^|; )import\s*\{([^}]*)\}\s*from\s*"([^"]+)";/gm
const namedReexport = /(?<=^|; )export\s*\{([^}]*)\}\s*from\s*"([^"]+)";/gm

/**
 * Replaces the named imports and exports from other modules in a module that esbuild has printed.
 *
 * @param getSource Returns the module from which a name comes instead, and its name there, or `undefined` for no change.
 */
export function replaceSources(
  text: string,
  getSource: (module: string, name: string) => { readonly module: string; readonly name: string } | undefined,
): string {
  const replace = (keyword: 'import' | 'export') => (statement: string, list: string, module: string) => {
    const bySource = new Map<string, string[]>()
    for (const { imported, local } of readBindings(list)) {
      const source = getSource(module, imported) ?? { module, name: imported }
      const binding = source.name === local ? local : `${source.name} as ${local}`
      bySource.set(source.module, [...(bySource.get(source.module) ?? []), binding])
    }
    const statements = [...bySource].map(
      ([source, bindings]) => `${keyword} { ${bindings.join(', ')} } from "${source}";`,
    )
    // The same number of lines, so that the source map stays true.
    return statements.join(' ') + statement.replace(/[^\n]/g, '')
  }
  return text.replace(namedImport, replace('import')).replace(namedReexport, replace('export'))
}

/** Returns where the names come from that an entry exports: it only imports and exports names. */
export function readEntry(
  text: string,
): ReadonlyMap<string, { readonly module: string; readonly name: string }> {
  const imports = [...text.matchAll(namedImport)].flatMap(([, list = '', module = '']) =>
    readBindings(list).map(({ imported, local }) => [local, { module, name: imported }] as const),
  )
  const byLocal = new Map(imports)
  const exported = [...text.matchAll(/^export\s*\{([^}]*)\};$/gm)].flatMap(([, list = '']) =>
    readBindings(list).flatMap(({ imported, local }) => {
      const source = byLocal.get(imported)
      return source ? [[local, source] as const] : []
    }),
  )
  const reexported = [...text.matchAll(namedReexport)].flatMap(([, list = '', module = '']) =>
    readBindings(list).map(({ imported, local }) => [local, { module, name: imported }] as const),
  )
  return new Map([...exported, ...reexported])
}

function readBindings(list: string): readonly Binding[] {
  return list
    .split(',')
    .map((binding) => binding.trim())
    .filter((binding) => binding !== '')
    .map((binding) => {
      const [imported = '', local = imported] = binding.split(/\s+as\s+/)
      return { imported, local }
    })
}

/** Returns the paths of the modules of a build. */
export async function findModules(dist: string): Promise<readonly string[]> {
  const paths = await readdir(dist, { recursive: true })
  return paths.filter((path) => path.endsWith('.js')).sort()
}

/** Returns how a module in a folder imports a module. */
export function toImport(folder: string, module: string): string {
  const path = relative(folder, module)
  return path.startsWith('.') ? path : `./${path}`
}
