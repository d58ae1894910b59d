import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AstroIntegration } from 'astro'

const run = promisify(execFile)
const ui = fileURLToPath(new URL('../../../packages/ui', import.meta.url))
const storybook = join(
  dirname(createRequire(join(ui, 'package.json')).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
)

/** Builds the Storybook into the folder `storybook` of the site. */
export function publishStorybook(): AstroIntegration {
  return {
    name: 'docs:publish-storybook',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), 'storybook')
        await run(process.execPath, [storybook, 'build', '--quiet', '--output-dir', folder], {
          cwd: ui,
          maxBuffer: 2 ** 26,
        })
        for (const file of ['index.html', 'iframe.html']) {
          const path = join(folder, file)
          writeFileSync(path, withPolicy(readFileSync(path, 'utf8')))
        }
      },
    },
  }
}

/**
 * Adds the policy of a page of Storybook, which differs from the site's: Storybook creates its styles while it runs, shows a story in a
 * frame, and has inline scripts, which the policy allows by their digests.
 *
 * @param html A page as Storybook builds it.
 */
export function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const digests = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const policy = `default-src 'none'; script-src 'self' ${digests.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'self'; form-action 'none'`
  return html.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}
