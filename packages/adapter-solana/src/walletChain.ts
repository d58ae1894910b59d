import type { CaipNetworkId, Network } from '@latchkit/core'
import type { WalletAccount } from './SolanaWallet.js'

/** What the Wallet Standard calls the public clusters, by their CAIP-2 ids (the first 32 characters of the genesis hash). */
const publicClusters: Readonly<Record<CaipNetworkId, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/**
 * What the wallet is told of the network; `undefined` where the account cannot be used on it. A public cluster goes by
 * its name, any other by its CAIP-2 id, or as `solana:localnet` where it is on this very machine: elsewhere a wallet
 * would take that word for another cluster than the page's.
 */
export function walletChain(account: WalletAccount, network: Network): string | undefined {
  const { caipNetworkId: id } = network
  const names = [publicClusters[id], id, isLocal(network) ? 'solana:localnet' : undefined]
  const known = names.filter((name) => name !== undefined)
  return account.chains ? known.find((name) => account.chains?.includes(name)) : known[0]
}

/**
 * The network for a session: the wished one, else the first of the page's, where one of these accounts can be used; else
 * the first that they have, so that the page can say that it does not support it.
 */
export function chooseNetwork(
  accounts: readonly WalletAccount[],
  networks: readonly Network[],
  wished: CaipNetworkId | undefined,
): CaipNetworkId | undefined {
  const usable = networks.filter((network) => accounts.some((account) => walletChain(account, network)))
  const chosen = usable.find(({ caipNetworkId }) => caipNetworkId === wished) ?? usable[0]
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
