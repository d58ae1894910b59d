import type { DevnetOptions } from '../startDevnet.js'

/**
 * Returns the message of an error, and for a port in use which option of the command changes it. The servers of the devnet report such
 * a port in terms of their own settings.
 *
 * @param message Of the error.
 * @param options Of the devnet.
 */
export function explainPort(message: string, options: DevnetOptions): string {
  const port = Number(/\bPort (\d+)\b.*(?:already in use|another program listens)/.exec(message)?.[1])
  const option = findOption(port, options)
  if (option === undefined) return message
  return `Port ${port} is already in use, perhaps by another devnet: stop what uses it, or choose another port with ${option} <port>.`
}

function findOption(port: number, options: DevnetOptions): string | undefined {
  const {
    evmPort = 0,
    solanaPort = 0,
    bitcoinPort,
    walletPort,
    gatewayPort,
    exchangePort,
    phonePort,
  } = options
  const { login, chainIds = [31337, 31338] } = options
  // The option sets the first port of these, and the next ones follow.
  if (port >= evmPort && port < evmPort + chainIds.length) return '--evm-port'
  if (port === solanaPort || port === solanaPort + 1) return '--solana-port'
  const ports: readonly (readonly [option: string, port: number | undefined])[] = [
    ['--bitcoin-port', bitcoinPort],
    ['--wallet-port', walletPort],
    ['--gateway-port', gatewayPort],
    ['--exchange-port', exchangePort],
    ['--phone-port', phonePort],
    ['--frame-port', login?.framePort],
    ['--recovery-port', login?.recoveryPort],
    ['--inbox-port', login?.inboxPort],
    ['--provider-port', login?.providerPort],
    ['--farcaster-port', login?.farcasterPort],
  ]
  return ports.find(([, configured]) => configured === port)?.[0]
}
