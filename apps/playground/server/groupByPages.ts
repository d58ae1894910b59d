import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * Builds the pages once without writing them, and returns the groups of their modules for `codeSplitting`: modules that
 * the same pages load at once, and that the same lazy modules add to other pages, share a file. By default, each set of
 * pages and lazy modules has a file of its own, and a page loads more than a hundred of them. What a page loads at once
 * and what each lazy module adds stay the same.
 */
export async function groupByPages(config: InlineConfig): Promise<(moduleId: string) => string | null> {
  const output = await build({
    ...config,
    configFile: false,
    build: { ...config.build, write: false, minify: false },
  })
  if (!('output' in output)) throw new Error('The build of the pages must have one output.')
  const chunks = new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const all = [...chunks.values()]
  const pages = all
    .filter(({ isEntry }) => isEntry)
    .map((page) => ({
      loaded: collect(page, chunks, ({ imports }) => imports),
      reachable: collect(page, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    }))
  const lazy = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((entry) => ({ entry, loaded: collect(entry, chunks, ({ imports }) => imports) }))

  const names = new Map<string, string>()
  const groups = new Map<string, string>()
  for (const chunk of all) {
    const loadedBy = pages.flatMap(({ loaded }, index) => (loaded.has(chunk) ? [index] : []))
    // The file of a page and lazy files keep their names.
    if (loadedBy.length === 0 || chunk.isEntry || chunk.isDynamicEntry) continue
    const others = pages.filter(({ loaded }) => !loaded.has(chunk))
    const addedBy = lazy.flatMap(({ entry, loaded }, index) =>
      loaded.has(chunk) && others.some(({ reachable }) => reachable.has(entry)) ? [index] : [],
    )
    const key = `${loadedBy.join('-')} ${addedBy.join('-')}`
    const name = names.get(key) ?? `pages-${names.size}`
    names.set(key, name)
    for (const moduleId of chunk.moduleIds) groups.set(moduleId, name)
  }
  return (moduleId) => groups.get(moduleId) ?? null
}

/** Returns a chunk and the chunks that it leads to. */
function collect(
  start: Chunk,
  chunks: ReadonlyMap<string, Chunk>,
  follow: (chunk: Chunk) => readonly string[],
): ReadonlySet<Chunk> {
  const found = new Set([start])
  // A set visits what is added during the iteration.
  for (const chunk of found)
    for (const fileName of follow(chunk)) {
      const next = chunks.get(fileName)
      if (next) found.add(next)
    }
  return found
}
