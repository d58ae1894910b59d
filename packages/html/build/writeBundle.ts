import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
// @boundaries-ignore the helpers of all builds are at the root
import { createNotices } from '../../../tsup.notices.js'

/** Packages that an app installs itself if it has remote wallets or Solana. */
const external = ['@walletconnect/universal-provider', '@solana/kit', '@solana/web3.js']

/** Returns the code of each file that a page without a bundler imports. */
const toEntries = (dist: string): Readonly<Record<string, string>> => ({
  latchkit: `
    export * from '@latchkit/core'
    export * from '@latchkit/core/networks'
    export { wagmi } from '@latchkit/adapter-wagmi'
    export { createModal, defineElements } from ${JSON.stringify(resolve(dist, 'exports/index.js'))}
  `,
  'latchkit-actions': `export * from '@latchkit/core/actions'`,
})

/**
 * Writes the files for pages without a bundler: `latchkit.js` with the kit, the adapter for EVM wallets and the elements,
 * `latchkit-actions.js` with all actions, and what both load in the folder `latchkit`. `integrity.json` has the digest of each file, as
 * Subresource Integrity compares it.
 *
 * @see https://www.w3.org/TR/sri-2/
 */
export async function writeBundle(dist: string): Promise<void> {
  const entries = toEntries(dist)
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    base: './',
    plugins: [virtualEntries(entries)],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: ['chrome109', 'firefox115', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, `virtual:${name}`])),
        preserveEntrySignatures: 'strict',
        external,
        output: { entryFileNames: '[name].js', chunkFileNames: 'latchkit/[name]-[hash].js' },
      },
    },
  })
  if (!('output' in result)) throw new Error('The build of the bundle must have one output.')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const integrity = chunks.map(({ fileName, code }) => [fileName, toDigest(code)])
  await writeFile(
    join(dist, 'integrity.json'),
    `${JSON.stringify(Object.fromEntries(integrity.sort()), null, 2)}\n`,
  )
  const modules = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
  await writeFile(join(dist, 'latchkit/NOTICES.txt'), createNotices([...modules]))
}

const toDigest = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`

function virtualEntries(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'entries',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? entries[id.slice('\0virtual:'.length)] : undefined),
  }
}
