import type { CaipNetworkId, Network } from '@latchkit/core'
import type { WalletAccount } from './wallet/SolanaWallet.js'

/**
 * The Wallet Standard names of the public clusters, by CAIP-2 id (the first 32 characters of the genesis hash).
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
const publicClusters: Readonly<Record<CaipNetworkId, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/**
 * Returns the name of the network for the wallet, or `undefined` if the account does not support it. Public clusters
 * have a name; others use their CAIP-2 id, or `solana:localnet` if the RPC runs on this machine. Elsewhere `localnet`
 * would be another cluster.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export function getWalletChain(account: WalletAccount, network: Network): string | undefined {
  const { caipNetworkId: id } = network
  const names = [publicClusters[id], id, isLocal(network) ? 'solana:localnet' : undefined]
  const known = names.filter((name) => name !== undefined)
  return account.chains ? known.find((name) => account.chains?.includes(name)) : known[0]
}

/**
 * Selects the network of a session: the requested one, else the app's first that the accounts support. Otherwise
 * returns the accounts' first network, so that the app can report it as unsupported.
 */
export function chooseNetwork(
  accounts: readonly WalletAccount[],
  networks: readonly Network[],
  requested: CaipNetworkId | undefined,
): CaipNetworkId | undefined {
  const usable = networks.filter((network) => accounts.some((account) => getWalletChain(account, network)))
  const chosen = usable.find(({ caipNetworkId }) => caipNetworkId === requested) ?? usable[0]
  const chains = accounts.flatMap((account) => account.chains ?? [])
  return chosen?.caipNetworkId ?? toCaipId(chains.find((chain) => chain.startsWith('solana:')))
}

function toCaipId(chain: string | undefined): CaipNetworkId | undefined {
  const known = Object.entries(publicClusters).find(([, name]) => name === chain)
  return (known?.[0] ?? chain) as CaipNetworkId | undefined
}

function isLocal({ rpcUrls }: Network): boolean {
  const [url = ''] = rpcUrls.default.http
  return /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url)
}
