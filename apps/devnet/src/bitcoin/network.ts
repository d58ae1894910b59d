/**
 * CAIP-2 id of Bitcoin's regtest (BIP-122: the first 32 digits of its genesis block's hash).
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @see https://github.com/bitcoin/bips/blob/master/bip-0122.mediawiki
 */
export const bitcoinCaipNetworkId: `bip122:${string}` = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/**
 * Hash of the first block of regtest. The node can be Litecoin's, whose first block differs, so the server answers with this one:
 * clients identify networks by it.
 */
export const regtestFirstBlock: string = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

/** A running local Bitcoin chain. */
export type BitcoinChain = {
  /** Display name: `Devnet Bitcoin`. */
  readonly name: string
  readonly caipNetworkId: `bip122:${string}`
  /** Esplora REST API, without trailing slash. */
  readonly esploraUrl: string
  /** Process id of the node. */
  readonly pid: number
  /** Mines blocks with the pending transactions. Resolves with the new height. */
  readonly mine: (blocks: number) => Promise<number>
  /** Stops the REST server. The node ends with its process group. */
  readonly stop: () => Promise<void>
}
