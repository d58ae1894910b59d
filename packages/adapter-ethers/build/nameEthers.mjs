import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This workspace installs two versions of ethers, version 5 under an alias, which modules import by the import map of package.json.
// An app has one, named `ethers`. Its compiler may not read import maps, so the published types import `ethers`.

const dist = fileURLToPath(new URL('../dist', import.meta.url))
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  const named = text.replace(/(?<=\b(?:from|import)\s*\(?\s*)(["'])#ethers5\1/g, '$1ethers$1')
  if (named !== text) writeFileSync(path, named)
}
