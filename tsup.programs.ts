import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'

/** Options of the bundle of programs of Node.js. */
type ProgramOptions = {
  /** The sources by the paths of the bundles in `outdir`, without extension. */
  readonly entryPoints: Readonly<Record<string, string>>
  readonly outdir: string
  /** The folder whose paths the files beside the bundles have. */
  readonly root: string
  /** Packages whose files are read by path, or differ between machines. They are installed from npm. */
  readonly external: readonly string[]
  /** Whether modules that a program imports lazily have files of their own. */
  readonly splitting: boolean
  readonly minify: boolean
  readonly plugins?: readonly Plugin[]
}

/** Bundles programs of Node.js with the packages that they import. */
export async function bundlePrograms({ root, plugins = [], ...options }: ProgramOptions): Promise<Metafile> {
  const { metafile } = await build({
    ...options,
    entryPoints: { ...options.entryPoints },
    external: [...options.external],
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    keepNames: true,
    legalComments: 'none',
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@latchkit/source'],
    logLevel: 'warning',
    // Packages in the format of CommonJS require modules of Node.js.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    plugins: [...plugins],
  })
  return metafile
}

/**
 * Replaces `import.meta.url` of our modules, which are now in another folder: it is its path beside the bundles, where the
 * files that it reads are.
 */
export const keepLocations = (root: string): Plugin => ({
  name: 'keep-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      const file = JSON.stringify(relative(root, path).replaceAll('\\', '/'))
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`),
        loader: 'ts',
      }
    })
  },
})

/** Makes the loader of TypeScript do nothing: the threads that register it are bundled. */
export const noLoader: Plugin = {
  name: 'no-loader',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^tsx\/esm\/api$/ }, ({ path }) => ({ path, namespace: 'no-loader' }))
    onLoad({ filter: /.*/, namespace: 'no-loader' }, () => ({ contents: 'export const register = () => {}' }))
  },
}
