import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { isStory, isTest, listFiles } from '../checks/sources.mjs'

/** Features of core that read lists, and what they share. */
const lists = ['activity', 'balance', 'identity', 'list', 'nfts', 'paging', 'portfolio', 'totals']

/**
 * Returns the size of each list feature of core: its modules, minified as one chunk, without the modules outside of its folder.
 *
 * @param {string} root
 * @returns {Promise<{ folder: string, gzip: number }[]>}
 */
export async function measureLists(root) {
  const files = listFiles(root, ['packages/core/src/features'], /\.ts$/).filter(
    (file) => !isTest(file) && !isStory(file),
  )
  /** @type {Map<string, string[]>} */
  const folders = new Map()
  for (const file of files) {
    const parts = file.split('/').slice(0, -1)
    const index = parts.findIndex((part) => lists.includes(part))
    if (index === -1) continue
    const folder = parts.slice(0, index + 1).join('/')
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return Promise.all(
    [...folders].map(async ([folder, modules]) => ({ folder, gzip: await getSize(root, folder, modules) })),
  )
}

/** @param {string} root @param {string} folder @param {readonly string[]} modules */
async function getSize(root, folder, modules) {
  const inside = resolve(root, folder)
  const contents = modules.map((file, index) => `export * as m${index} from './${file}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve(root), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [
      {
        name: 'outside',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ path, importer, resolveDir, kind }) =>
            kind === 'entry-point' ||
            importer === '<stdin>' ||
            join(resolveDir, path).startsWith(join(inside, '/'))
              ? undefined
              : { path, external: true },
          )
        },
      },
    ],
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
