import { parseArgs } from 'node:util'
import { DevnetError } from '../DevnetError.js'
import type { DevnetOptions } from '../startDevnet.js'

/** What `--help` prints. */
export const usage = `Starts local chains with funded accounts, contracts and injected test wallets.

  --evm-port <port>      of the first chain, the others follow it (8545)
  --wallet-port <port>   of the server of the wallet script (8549)
  --chain <id>           start this chain; may be given again (31337 and 31338)
  --legacy <wallet>      make this wallet window.ethereum too: harbor or meadow
  --help`

const choices = {
  'evm-port': { type: 'string', default: '8545' },
  'wallet-port': { type: 'string', default: '8549' },
  chain: { type: 'string', multiple: true },
  legacy: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/**
 * Reads the command line.
 *
 * @throws DevnetError that names the option that is wrong.
 */
export function parseArguments(args: readonly string[]): DevnetOptions | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  if (values.legacy !== undefined && !['harbor', 'meadow'].includes(values.legacy))
    throw new DevnetError(`--legacy is harbor or meadow, not "${values.legacy}".`)
  return {
    evmPort: wholeNumber('--evm-port', values['evm-port'], 65_535),
    walletPort: wholeNumber('--wallet-port', values['wallet-port'], 65_535),
    chainIds: values.chain?.map((id) => wholeNumber('--chain', id, Number.MAX_SAFE_INTEGER)),
    legacy: values.legacy,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: choices }).values
  } catch (cause) {
    throw new DevnetError(`${cause instanceof Error ? cause.message : cause} See --help.`, { cause })
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new DevnetError(`${option} is a whole number up to ${most}, not "${text}".`)
  return value
}
