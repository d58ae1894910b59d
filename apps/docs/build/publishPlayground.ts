import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AstroIntegration } from 'astro'

const run = promisify(execFile)
const playground = dirname(createRequire(import.meta.url).resolve('@latchkit/playground/package.json'))
const runBuildsFile = fileURLToPath(new URL('../../../scripts/runBuilds.mjs', import.meta.url))

/** Builds the playground, with chains and wallets in its pages, into the folder `playground` of the site. */
export function publishPlayground(): AstroIntegration {
  return {
    name: 'docs:publish-playground',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = {
          root: playground,
          configFile: join(playground, 'vite.static.config.ts'),
          base: '/playground/',
          build: { outDir: join(fileURLToPath(dir), 'playground') },
        }
        // Astro has another version of Vite in this process.
        await run(process.execPath, [runBuildsFile, JSON.stringify([site])], { cwd: playground })
      },
    },
  }
}
