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
