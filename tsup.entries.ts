import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findModules, readEntry, replaceSources, toImport } from './tsup.imports.js'

/** The packages with an entry `modules/*` for each of their exports, which only the other packages use. */
const sharedPackages = ['@latchkit/core', '@latchkit/ui']

/** The packages whose code loads in parts. */
const splitPackages = [...sharedPackages, '@latchkit/react', '@latchkit/html', '@latchkit/vue']

type Source = { readonly module: string; readonly name: string }

/**
 * Prepares the entries of a build for bundlers that split code by file, such as esbuild, and for server components.
 *
 * esbuild follows all imports of an entry, to every module that is used anywhere, also by what `import()` loads: an app that needs one
 * action would load all that later views need. So each export of an entry is a module of its own that nothing else imports, and other
 * packages import an export by its own entry.
 *
 * Rollup warns of each `"use client"`. So only what the condition `react-server` resolves to has one.
 */
export async function writeEntries(dist: string, packageName: string): Promise<void> {
  const paths = await findModules(dist)
  const clientModules = new Set<string>()
  for (const path of paths) {
    const text = await readFile(join(dist, path), 'utf8')
    const code = text.replace(/^"use client";/, '')
    if (code !== text) clientModules.add(path)
    await writeFile(join(dist, path), splitPackages.includes(packageName) ? importFromModules(code) : code)
  }
  for (const path of paths.filter((path) => path.startsWith('exports/'))) {
    const text = await readFile(join(dist, path), 'utf8')
    const sources = readEntry(text)
    if (sources.size === 0) continue
    const toPath = (source: Source) =>
      source.module.startsWith('.') ? join(dirname(path), source.module) : source.module
    const entry = path.slice('exports/'.length, -'.js'.length)
    const isClient =
      clientModules.has(path) || [...sources.values()].some((source) => clientModules.has(toPath(source)))
    if (isClient) await writeServerEntry(dist, path, sources, clientModules)
    if (sharedPackages.includes(packageName))
      for (const [name, source] of sources)
        await writeModule(dist, `modules/${entry}/${name}.js`, [
          [name, { ...source, module: toPath(source) }],
        ])
    const isSplit = splitPackages.includes(packageName)
    if (!isSplit || new Set([...sources.values()].map(({ module }) => module)).size === 1) continue
    for (const [name, source] of sources) {
      const file = `public/${entry}/${name}.js`
      const module = toSpecifier(dirname(file), toPath(source))
      // Of a name that is only passed on, esbuild would find the module behind it.
      const text = `import { ${source.name} as value } from "${module}";\nexport const ${name} = value;\n`
      await writeText(dist, file, text)
    }
    await rm(join(dist, `${path}.map`), { force: true })
    await writeModule(
      dist,
      path,
      [...sources.keys()].map((name) => [name, { name, module: `public/${entry}/${name}.js` }]),
    )
  }
}

/** Writes what server components import: an entry whose components and hooks are references to the client. */
async function writeServerEntry(
  dist: string,
  path: string,
  sources: ReadonlyMap<string, Source>,
  clientModules: ReadonlySet<string>,
): Promise<void> {
  const names = [...sources.keys()]
  if (clientModules.has(path)) {
    const exported = names.map((name) => [name, { name, module: path }] as const)
    await writeModule(dist, `react-server/${path}`, exported, '"use client";\n')
    return
  }
  const lines = new Map<string, Source>()
  for (const [name, source] of sources) {
    const module = source.module.startsWith('.') ? join(dirname(path), source.module) : source.module
    if (clientModules.has(module)) {
      const wrapper = `react-server/${module.replace(/\.js$/, '')}/${name}.js`
      await writeModule(dist, wrapper, [[name, { ...source, module }]], '"use client";\n')
      lines.set(name, { name, module: wrapper })
    } else lines.set(name, { ...source, module })
  }
  await writeModule(dist, `react-server/${path}`, [...lines])
}

/** Writes a module that only exports from others, which are paths in the build or names of packages. */
async function writeModule(
  dist: string,
  path: string,
  exported: readonly (readonly [name: string, source: Source])[],
  directive = '',
): Promise<void> {
  const lines = exported.map(([name, source]) => {
    const binding = source.name === name ? name : `${source.name} as ${name}`
    return `export { ${binding} } from "${toSpecifier(dirname(path), source.module)}";\n`
  })
  await writeText(dist, path, `${directive}${lines.join('')}`)
}

async function writeText(dist: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dist, path)), { recursive: true })
  await writeFile(join(dist, path), text)
}

const toSpecifier = (folder: string, module: string) =>
  module.endsWith('.js') ? toImport(folder, module) : module

function importFromModules(text: string): string {
  return replaceSources(text, (module, name) => {
    const packageName = sharedPackages.find((name) => module === name || module.startsWith(`${name}/`))
    if (!packageName) return undefined
    const entry = module.slice(packageName.length + 1) || 'index'
    return { module: `${packageName}/modules/${entry}/${name}`, name }
  })
}
