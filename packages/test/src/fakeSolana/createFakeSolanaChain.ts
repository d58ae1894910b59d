import { base58 } from '@scure/base'
import type { SolanaTestChain } from '../foundation/NamespaceChain.js'
import { solanaAccounts } from '../solana/accounts.js'
import { clusterMethods } from './methods.js'
import { createTransfers, type SentTransaction } from './transfers.js'

/** Options of a fake Solana cluster. */
export type FakeSolanaChainOptions = {
  /** The names that wallets know it by. Default: mainnet, by both of its names. */
  readonly clusters?: readonly string[] | undefined
  /** The accounts that have SOL at the start. Default: `solanaAccounts` of this package. */
  readonly accounts?: readonly string[] | undefined
  /** Their initial balance in lamports. Default 1,000 SOL. */
  readonly balance?: bigint | undefined
  /** The RPC URLs of the app that lead to it: parts of URLs, or patterns. Default: all. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
}

/** A Solana cluster in memory, with balances and transfers but no programs. */
export type FakeSolanaChain = SolanaTestChain & {
  readonly kind: 'fake'
  /** All transactions, oldest first. */
  readonly transactions: readonly SentTransaction[]
  /** In lamports. */
  readonly getBalance: (address: string) => bigint
  readonly setBalance: (address: string, lamports: bigint) => void
}

const mainnet = ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

/**
 * Creates a Solana cluster in memory that answers JSON-RPC requests. Transactions must be signed. It executes transfers of the system
 * program: instructions of all other programs succeed without an effect. It has no WebSocket, so apps must poll.
 *
 * @example
 * import { createFakeSolanaChain, solanaAccounts } from '@latchkit/test'
 *
 * const chain = createFakeSolanaChain()
 * chain.setBalance(solanaAccounts[0]?.address ?? '', 5n)
 */
export function createFakeSolanaChain(options: FakeSolanaChainOptions = {}): FakeSolanaChain {
  const { clusters = mainnet, balance = 1_000n * 10n ** 9n, appUrls } = options
  const ledger = createTransfers()
  for (const address of options.accounts ?? solanaAccounts.map((account) => account.address))
    ledger.setBalance(address, balance)
  return {
    ...{ kind: 'fake', clusters, appUrls },
    rpcUrl: `http://fake-cluster.invalid/${base58.encode(crypto.getRandomValues(new Uint8Array(8)))}`,
    async request({ method, params = [] }) {
      return clusterMethods(ledger, method, Array.isArray(params) ? params : [params])
    },
    get transactions() {
      return ledger.transactions()
    },
    getBalance: ledger.getBalance,
    setBalance: ledger.setBalance,
  }
}
