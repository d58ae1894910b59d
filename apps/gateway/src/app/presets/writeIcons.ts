// Writes the folder `presets/tokens/icons` from the unpacked package @web3icons/core, which is too large for a dependency:
// npm pack @web3icons/core@4.0.56 && tar xzf web3icons-core-4.0.56.tgz && pnpm --filter @latchkit/gateway preset-icons "$PWD/package"
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createPresets } from './createPresets.js'
import { getIconName } from './iconNames.js'
import { evmNetworks } from './networks.js'

/** A larger image, such as one with a photo, is left out. */
const maxBytes = 16 * 1024

const source = process.argv[2]
if (source === undefined)
  throw new Error('The folder of the unpacked package @web3icons/core must be the argument.')
const folder = fileURLToPath(new URL('../../../presets/tokens/icons', import.meta.url))
const listed = Object.values(createPresets()).flatMap((file) =>
  'tokens' in file ? (file.tokens as readonly { readonly symbol: string }[]) : [],
)
const natives = evmNetworks
  .filter(({ chain }) => !chain.testnet)
  .map(({ chain }) => chain.nativeCurrency.symbol)
const names = new Set([...listed.map(({ symbol }) => getIconName(symbol)), ...natives, 'ETH', 'SOL', 'BTC'])

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const name of names) {
  const file = join(source, 'dist/svgs/tokens/branded', `${name.toUpperCase()}.svg.js`)
  if (!/^[\w.]+$/.test(name) || !existsSync(file)) continue
  const { default: svg } = (await import(pathToFileURL(file).href)) as { readonly default: string }
  const text = svg.replaceAll(/>\s+</g, '><').replace(' class="web3icons"', '').trim()
  if (Buffer.byteLength(text) <= maxBytes) writeFileSync(join(folder, `${name}.svg`), `${text}\n`)
}
