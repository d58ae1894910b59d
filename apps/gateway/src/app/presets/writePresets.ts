// Writes the folder `presets`. Its files are committed, so that an operator needs none of the packages they come from.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPresets } from './createPresets.js'

const folder = fileURLToPath(new URL('../../../presets', import.meta.url))

const written = readdirSync(folder, { recursive: true }).map(String)
for (const path of written.filter((name) => name.endsWith('.json'))) rmSync(join(folder, path))
for (const [path, content] of Object.entries(createPresets())) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
