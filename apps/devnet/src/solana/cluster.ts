/** Base58 hash of the local cluster's genesis block; the same at every start. */
export const solanaGenesisHash = '7kMnb5pz6QBbwNoJSNeDf1JZJKxBZXXZ7XDzduPBFB1y'

/**
 * CAIP-2 id of the local Solana cluster: the first 32 characters of its genesis hash.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export const solanaCaipNetworkId: `solana:${string}` = `solana:${solanaGenesisHash.slice(0, 32)}`

/** The Wallet Standard's name of a local cluster. */
export const solanaStandardChain = 'solana:localnet'

/** A running local Solana cluster. */
export type SolanaChain = {
  /** Display name: `Devnet Solana`. */
  readonly name: string
  readonly caipNetworkId: `solana:${string}`
  /** JSON-RPC over HTTP, and over WebSocket at the same URL. */
  readonly rpcUrl: string
  /** JSON-RPC over WebSocket at the next port, where web3.js expects it. */
  readonly wsUrl: string
  /** Adds empty blocks. 151 of them invalidate every earlier blockhash. */
  readonly advance: (blocks: number) => void
  /** While `true`, transactions return their signature and are dropped, as on a congested cluster. */
  readonly setDropping: (dropping: boolean) => void
  readonly stop: () => Promise<void>
}
