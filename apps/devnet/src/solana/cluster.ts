/** Base58 hash of the local cluster's first block; the same at every start. */
export const solanaGenesisHash = '7kMnb5pz6QBbwNoJSNeDf1JZJKxBZXXZ7XDzduPBFB1y'

/** CAIP-2 id of the local Solana cluster: the first 32 characters of its genesis hash. */
export const solanaCaipNetworkId: `solana:${string}` = `solana:${solanaGenesisHash.slice(0, 32)}`

/** What the Wallet Standard calls a cluster on one's own machine. */
export const solanaStandardChain = 'solana:localnet'

/** A running local Solana cluster. */
export type SolanaChain = {
  /** As a person would call it; `Devnet Solana`. */
  readonly name: string
  readonly caipNetworkId: `solana:${string}`
  /** JSON-RPC over HTTP, and over WebSocket at the same address. */
  readonly rpcUrl: string
  /** JSON-RPC over WebSocket one port further on, where web3.js looks for it. */
  readonly wsUrl: string
  /** Adds empty blocks. After 151 of them no transaction made before can be taken in any more. */
  readonly advance: (blocks: number) => void
  /** While `true`, transactions are answered with their signature and then lost, as a busy cluster does. */
  readonly setDropping: (dropping: boolean) => void
  readonly stop: () => Promise<void>
}
