import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the licences of the packages whose code is in the bundles.
 *
 * @param inputs Paths of the bundled files.
 */
export function createNotices(inputs: readonly string[]): string {
  const folders = new Set(
    inputs.flatMap((file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []),
  )
  const notices = new Map<string, string>()
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
    const text =
      file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
    notices.set(`${name} ${version}`, `${name} ${version} (${license})\n\n${text.trim()}\n`)
  }
  const sorted = [...notices].sort(([a], [b]) => a.localeCompare(b)).map(([, notice]) => notice)
  return `This program contains code of these packages.\n\n${sorted.join(`\n${'-'.repeat(80)}\n\n`)}`
}
