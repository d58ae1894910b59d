import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
// @boundaries-ignore packages with bundles share it, at the root
import { createNotices } from '../../../tsup.notices.js'
import { getBuiltPath, type PageScriptOptions, toBuildOptions } from '../src/foundation/readPageScript.js'
import { pageScriptEntries, scriptEntry, scriptOptions, walletScriptOptions } from '../src/walletScript.js'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** The script has no exports: it sets a property of the window. */
const scriptTypes = `import type { WalletsScript } from './script/createScriptApi.js'

declare global {
  interface Window {
    readonly latchkitWallets: WalletsScript
  }
}

export {}
`

/** Writes the scripts of pages, with all that they import, to the paths of their sources; and the licences of that. */
export async function writePageScripts(dist: string): Promise<void> {
  const inputs = new Set<string>()

  async function write(
    entry: URL,
    options: PageScriptOptions,
    outfile: string,
    types: string,
  ): Promise<void> {
    mkdirSync(dirname(outfile), { recursive: true })
    const { metafile } = await build({
      ...toBuildOptions(fileURLToPath(entry), options),
      ...{ outfile, legalComments: 'none', metafile: true },
    })
    for (const file of Object.keys(metafile.inputs)) inputs.add(resolve(file))
    writeFileSync(outfile.replace(/\.js$/, '.d.ts'), types)
  }

  for (const entry of Object.values(pageScriptEntries)) {
    const outfile = getBuiltPath(join(dist, relative(src, fileURLToPath(entry))))
    await write(entry, walletScriptOptions, outfile, 'export {}\n')
  }
  await write(scriptEntry, scriptOptions, join(dist, 'wallets.js'), scriptTypes)
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), createNotices([...inputs]))
}
