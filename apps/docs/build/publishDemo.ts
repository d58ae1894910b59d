import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { runBuild } from './runBuild.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the modal of the first page into the folder `demo` of the site. */
export function publishDemo(): AstroIntegration {
  return {
    name: 'docs:publish-demo',
    hooks: {
      'astro:build:done': ({ dir }) =>
        runBuild({
          root,
          configFile: fileURLToPath(new URL('../demo.vite.config.ts', import.meta.url)),
          build: { outDir: fileURLToPath(new URL('demo', dir)) },
        }),
    },
  }
}
