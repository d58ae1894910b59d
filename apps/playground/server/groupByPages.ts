import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * Builds the pages once without writing them, and returns the groups of their modules for `codeSplitting`: modules that
 * the same pages load at once share a file. By default, each set of pages and lazy modules has a file of its own, and a
 * page loads more than a hundred of them. What a page loads at once and what it loads later stay the same.
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
  const pages = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const loaded = pages.map((page) => getLoadedChunks(page, chunks))
  const groups = new Map<string, string>()
  for (const chunk of chunks.values()) {
    const key = loaded.flatMap((files, index) => (files.has(chunk) ? [index] : [])).join('-')
    // The file of a page and lazy files keep their names.
    if (key === '' || chunk.isEntry || chunk.isDynamicEntry) continue
    for (const moduleId of chunk.moduleIds) groups.set(moduleId, `pages-${key}`)
  }
  return (moduleId) => groups.get(moduleId) ?? null
}

/** Returns the files that a page loads at once. */
function getLoadedChunks(page: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const loaded = new Set([page])
  // A set visits what is added during the iteration.
  for (const { imports } of loaded)
    for (const fileName of imports) {
      const chunk = chunks.get(fileName)
      if (chunk) loaded.add(chunk)
    }
  return loaded
}
