import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'

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

/** Leaves out the warning of the fake identity provider that Node.js 20 is not supported. It serves only test accounts of this machine. */
export const quietProvider: Plugin = {
  name: 'quiet-provider',
  setup({ onLoad }) {
    onLoad({ filter: /oidc-provider\/lib\/index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source.replace(/attention\.warn\('Unsupported runtime[^\n]*\n/, '\n')
      if (contents === source) throw new Error(`${path} has no warning about the runtime any more.`)
      return { contents }
    })
  },
}
