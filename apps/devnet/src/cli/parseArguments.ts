import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DevnetError } from '../foundation/DevnetError.js'
import type { DevnetOptions } from '../startDevnet.js'

/** The built login frame. */
const frameDir = fileURLToPath(new URL('../../../login-frame/dist', import.meta.url))

/** The output of `--help`. */
export const usage: string = `latchkit-devnet [options] [-- command]

Starts local chains with funded accounts, contracts and injected test wallets, the gateway and a phone.
With a command, such as "-- vite", runs it when everything has started, and stops when it ends.

  --evm-port <port>      of the first chain, the others follow it (8545)
  --solana-port <port>   of the Solana cluster, its WebSocket one further on (8899)
  --bitcoin-port <port>  of the Bitcoin chain's Esplora API (3002)
  --wallet-port <port>   of the server of the wallet script (8549)
  --gateway-port <port>  of the gateway: relay and wallet catalogue (8787)
  --exchange-port <port> of the page of the exchange (8789)
  --phone-port <port>    of the phone's page (8788)
  --frame-port <port>    of the login frame (8790)
  --recovery-port <port> of the recovery service (8791)
  --inbox-port <port>    of the page with the mails (8792)
  --provider-port <port> of the providers of accounts (8793)
  --farcaster-port <port> of the relay of Farcaster, with its page (8794)
  --chain <id>           start this chain; may be given again (31337 and 31338)
  --history <count>      transactions of the first account over two years (400)
  --no-solana            leave the Solana cluster out
  --no-bitcoin           leave the Bitcoin chain out
  --no-gateway           leave the gateway and the phone out
  --no-phone             leave the phone out
  --no-login             leave the login without a wallet out
  --legacy <wallet>      make this wallet window.ethereum too: harbor, meadow or twin
  --help`

const choices = {
  'evm-port': { type: 'string', default: '8545' },
  'solana-port': { type: 'string', default: '8899' },
  'bitcoin-port': { type: 'string', default: '3002' },
  'wallet-port': { type: 'string', default: '8549' },
  'gateway-port': { type: 'string', default: '8787' },
  'exchange-port': { type: 'string', default: '8789' },
  'phone-port': { type: 'string', default: '8788' },
  'frame-port': { type: 'string', default: '8790' },
  'recovery-port': { type: 'string', default: '8791' },
  'inbox-port': { type: 'string', default: '8792' },
  'provider-port': { type: 'string', default: '8793' },
  'farcaster-port': { type: 'string', default: '8794' },
  chain: { type: 'string', multiple: true },
  history: { type: 'string', default: '400' },
  'no-solana': { type: 'boolean', default: false },
  'no-bitcoin': { type: 'boolean', default: false },
  'no-gateway': { type: 'boolean', default: false },
  'no-phone': { type: 'boolean', default: false },
  'no-login': { type: 'boolean', default: false },
  legacy: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** A command line: the options before `--`, and the command after it. */
export function splitArguments(args: readonly string[]): {
  readonly own: readonly string[]
  readonly command: readonly string[]
} {
  const end = args.indexOf('--')
  return end === -1 ? { own: args, command: [] } : { own: args.slice(0, end), command: args.slice(end + 1) }
}

/**
 * Parses the options.
 *
 * @throws DevnetError that names the invalid option.
 */
export function parseArguments(args: readonly string[]): DevnetOptions | 'help' {
  const values = parseChoices(args)
  if (values.help) return 'help'
  if (values.legacy !== undefined && !['harbor', 'meadow', 'twin'].includes(values.legacy))
    throw new DevnetError(`--legacy must be harbor, meadow or twin, got "${values.legacy}".`)
  return {
    evmPort: wholeNumber('--evm-port', values['evm-port'], 65_535),
    solana: !values['no-solana'],
    solanaPort: wholeNumber('--solana-port', values['solana-port'], 65_534),
    solanaBlockMs: 400,
    bitcoin: !values['no-bitcoin'],
    bitcoinPort: wholeNumber('--bitcoin-port', values['bitcoin-port'], 65_535),
    walletPort: wholeNumber('--wallet-port', values['wallet-port'], 65_535),
    gateway: !values['no-gateway'],
    gatewayPort: wholeNumber('--gateway-port', values['gateway-port'], 65_535),
    exchangePort: wholeNumber('--exchange-port', values['exchange-port'], 65_535),
    phone: !values['no-gateway'] && !values['no-phone'],
    phonePort: wholeNumber('--phone-port', values['phone-port'], 65_535),
    ...(!values['no-gateway'] &&
      !values['no-login'] && {
        login: {
          frameDir,
          framePort: wholeNumber('--frame-port', values['frame-port'], 65_535),
          recoveryPort: wholeNumber('--recovery-port', values['recovery-port'], 65_535),
          inboxPort: wholeNumber('--inbox-port', values['inbox-port'], 65_535),
          providerPort: wholeNumber('--provider-port', values['provider-port'], 65_535),
          farcasterPort: wholeNumber('--farcaster-port', values['farcaster-port'], 65_535),
        },
      }),
    chainIds: values.chain?.map((id) => wholeNumber('--chain', id, Number.MAX_SAFE_INTEGER)),
    history: wholeNumber('--history', values.history, 10_000),
    legacy: values.legacy,
  }
}

function parseChoices(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: choices }).values
  } catch (cause) {
    throw new DevnetError(`${cause instanceof Error ? cause.message : cause} See --help.`, { cause })
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new DevnetError(`${option} must be a whole number up to ${most}, got "${text}".`)
  return value
}
