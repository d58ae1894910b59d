import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

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
