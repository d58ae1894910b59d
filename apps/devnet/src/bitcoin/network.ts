/** CAIP-2 id of Bitcoin's regtest (BIP-122: the first 32 digits of its genesis block's hash). */
export const bitcoinCaipNetworkId: `bip122:${string}` = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/** A running local Bitcoin chain. */
export type BitcoinChain = {
  /** As a person would call it; `Devnet Bitcoin`. */
  readonly name: string
  readonly caipNetworkId: `bip122:${string}`
  /** Esplora's REST API, without a slash at the end. */
  readonly esploraUrl: string
  /** The process id of its node. */
  readonly pid: number
  /** Mines blocks, with what waits in them. Resolves with the new height. */
  readonly mine: (blocks: number) => Promise<number>
  /** Ends the REST server; the node ends with its nursery. */
  readonly stop: () => Promise<void>
}
