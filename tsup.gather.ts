import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { findModules, replaceSources, toImport } from './tsup.imports.js'

/** Modules of a build that become one module. */
export type Group = {
  /** The name of the new module, without its extension. */
  readonly name: string
  /** The modules whose static imports are gathered, with themselves. Those in `exports` stay as they are. */
  readonly entries: readonly string[]
  /** Modules whose static imports stay out of the group, because they load earlier. */
  readonly without?: readonly string[]
  /** Modules that load the group with `import()`: they load it by its own name, so that no empty module is loaded before it. */
  readonly importers?: readonly string[]
}

/** The group that has the code of a module, and the name in the group of each of its exports. */
type Place = { readonly group: string; readonly names: ReadonlyMap<string, string> }

/**
 * Gathers modules of `dist` that always load together, and imports them from their group everywhere. A module that `import()` loads by its
 * own name stays, and only exports its part of the group. Other modules that only re-export would be warnings of Rollup: it finds a cycle
 * of chunks through each.
 *
 * A bundler puts each set of modules that the same `import()`s reach into a file of its own. Many small modules that most views share
 * make many files; one module is one file. The modules in it must all be needed where one of them is, as a bundler cannot load a part
 * of a module.
 */
export async function gather(dist: string, groups: readonly Group[]): Promise<void> {
  const places = new Map<string, Place>()
  for (const { name, entries, without = [], importers = [] } of groups) {
    const { inputs } = await readModules(dist, [...entries, ...without])
    const excluded = getStaticImports(inputs, without)
    const modules = [...getStaticImports(inputs, entries)]
      .filter((path) => !path.startsWith('exports/') && !excluded.has(path) && !places.has(path))
      .filter((path) => !groups.some((group) => path === `${group.name}.js`))
      .sort()
    for (const [path, names] of await writeGroup(dist, `${name}.js`, modules))
      places.set(path, { group: `${name}.js`, names })
    for (const path of importers) {
      const text = await readFile(join(dist, path), 'utf8')
      const toGroup = (all: string, module: string) =>
        modules.includes(join(dirname(path), module))
          ? `import("${toImport(dirname(path), `${name}.js`)}")`
          : all
      await writeFile(join(dist, path), text.replace(/import\("(\.[^"]+)"\)/g, toGroup))
    }
  }
  await importFromGroups(dist, places)
}

/** Lets all modules import from the groups, and removes the gathered modules that nothing loads any more. */
async function importFromGroups(dist: string, places: ReadonlyMap<string, Place>): Promise<void> {
  const needed = new Set<string>()
  for (const path of await findModules(dist)) {
    if (places.has(path)) continue
    const folder = dirname(path)
    const text = replaceSources(await readFile(join(dist, path), 'utf8'), (module, name) => {
      const place = module.startsWith('.') ? places.get(join(folder, module)) : undefined
      return place && { module: toImport(folder, place.group), name: place.names.get(name) ?? name }
    })
    await writeFile(join(dist, path), text)
    for (const [, module = ''] of text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]+)"/g))
      needed.add(join(folder, module))
  }
  for (const path of places.keys()) if (!needed.has(path)) await rm(join(dist, path))
}

/** Reads modules and all that they import. */
async function readModules(dist: string, entryPoints: readonly string[]): Promise<Metafile> {
  const { metafile } = await build({
    outdir: '.',
    metafile: true,
    entryPoints: [...entryPoints],
    bundle: true,
    splitting: true,
    packages: 'external',
    ...getOptions(dist),
  })
  return metafile
}

const getOptions = (dist: string) =>
  ({
    absWorkingDir: resolve(dist),
    outbase: '.',
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  }) as const

/** Returns modules and everything that they import statically. */
function getStaticImports(inputs: Metafile['inputs'], entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const next of inputs[path]?.imports ?? [])
      if (!next.external && next.kind === 'import-statement') visit(next.path)
  }
  entries.forEach(visit)
  return found
}

/**
 * Writes one module with the code of `modules`, and replaces each of these by its exports.
 *
 * @returns For each module, the name in the group of each of its exports.
 */
async function writeGroup(
  dist: string,
  group: string,
  modules: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { metafile } = await build({
    entryPoints: [...modules],
    outdir: '.',
    metafile: true,
    ...getOptions(dist),
  })
  const exportsOf = new Map(
    Object.values(metafile.outputs).map((output) => [output.entryPoint, output.exports]),
  )
  const names = new Set<string>()
  const lines: string[] = []
  const stubs: string[] = []
  const namesOf = new Map<string, ReadonlyMap<string, string>>()
  for (const path of modules) {
    const pairs = (exportsOf.get(path) ?? []).map((own) => {
      let shared = own
      // The rules of two features may have the same name.
      for (let count = 2; names.has(shared); count++) shared = `${own}${count}`
      names.add(shared)
      return { own, shared }
    })
    const toList = (from: 'own' | 'shared', to: 'own' | 'shared') =>
      pairs.map((pair) => (pair.own === pair.shared ? pair.own : `${pair[from]} as ${pair[to]}`)).join(', ')
    namesOf.set(path, new Map(pairs.map(({ own, shared }) => [own, shared])))
    lines.push(`export { ${toList('own', 'shared')} } from ${JSON.stringify(`./${path}`)};`)
    stubs.push(
      `export { ${toList('shared', 'own')} } from ${JSON.stringify(toImport(dirname(path), group))};\n`,
    )
  }
  const { outputFiles } = await build({
    ...getOptions(dist),
    stdin: { contents: lines.join('\n'), resolveDir: resolve(dist), sourcefile: group },
    outfile: group,
    bundle: true,
    sourcemap: false,
    packages: 'external',
    plugins: [
      {
        name: 'gather',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ resolveDir, path, kind }) => {
            const module = relative(resolve(dist), resolve(resolveDir, path))
            const isGathered = modules.includes(module) && kind !== 'dynamic-import'
            return isGathered ? undefined : { path: `./${module}`, external: true }
          })
        },
      },
    ],
  })
  await writeFile(join(dist, group.replace(/js$/, 'd.ts')), `${lines.join('\n')}\n`)
  for (const { path, text } of outputFiles) await writeFile(path, text)
  await Promise.all(
    modules.map(async (path, index) => {
      await writeFile(join(dist, path), stubs[index] ?? '')
      await rm(join(dist, `${path}.map`), { force: true })
    }),
  )
  return namesOf
}
