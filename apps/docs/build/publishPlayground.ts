import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { runBuild } from './runBuild.js'

const playground = dirname(createRequire(import.meta.url).resolve('@latchkit/playground/package.json'))

/** Builds the playground, with chains and wallets in its pages, into the folder `playground` of the site. */
export function publishPlayground(): AstroIntegration {
  return {
    name: 'docs:publish-playground',
    hooks: {
      'astro:build:done': ({ dir }) =>
        runBuild({
          root: playground,
          configFile: join(playground, 'vite.static.config.ts'),
          base: '/playground/',
          build: { outDir: join(fileURLToPath(dir), 'playground') },
        }),
    },
  }
}
