import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Here, two generations of ethers lie side by side, the older one under another name. A dapp has one, and calls it
// `ethers`: so do the modules and types that are published.

const dist = fileURLToPath(new URL('../dist', import.meta.url))
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|d\.ts)$/.test(file)) continue
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  const named = text.replace(/(?<=\b(?:from|import)\s*\(?\s*)(["'])ethers5\1/g, '$1ethers$1')
  if (named !== text) writeFileSync(path, named)
}
