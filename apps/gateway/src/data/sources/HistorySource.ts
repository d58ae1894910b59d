/** An asset that a transaction moved to or from an account. */
export type AssetTransfer = {
  readonly kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Address of the contract in its normal form; empty for the native token. */
  readonly contract: string
  /** Id of the NFT as decimal text; empty for a fungible token. */
  readonly tokenId: string
  /** Base units as decimal text. */
  readonly amount: string
  readonly direction: 'in' | 'out' | 'self'
  /** The accounts at the other end, in their normal form. Absent if they are unknown, as in rows of earlier versions. */
  readonly counterparties?: readonly string[] | undefined
}

/** The place of a transaction in the order of a history. */
export type HistoryPosition = {
  /** When its block was mined, or the time of the read for a pending one: ms since 1970. */
  readonly minedAt: number
  /** CAIP-2 id of its chain. */
  readonly chain: string
  readonly blockNumber: number
  /** Index in its block. */
  readonly index: number
}

/** A transaction as one account sees it. Addresses are in their normal form: the addresses of EVM chains in lower case. */
export type HistoryEntry = HistoryPosition & {
  readonly hash: string
  readonly sender: string
  /** Empty for a deployment of a contract. */
  readonly recipient: string
  readonly nonce: number
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly operationType: string
  readonly transfers: readonly AssetTransfer[]
}

/** Description of a token by its contract, or by a service. */
export type TokenDetails = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of an image, as the service has it. */
  readonly iconUrl?: string
}

/** A page of entries, and the tokens in it that the source knows, by address in lower case. */
export type HistoryPage = {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[]
  readonly tokens: ReadonlyMap<string, TokenDetails>
  /**
   * Whether there are more entries, although the page has fewer than requested. Such a page has at least one entry.
   * Default: false.
   */
  readonly isPartial?: boolean
  /**
   * Returns what the source needs to continue after an entry of the page, at most 2,000 characters. Default: the position
   * is enough.
   */
  readonly getNextPage?: (entry: HistoryEntry) => string | undefined
}

/** Dependencies of a source. */
export type HistoryRead = {
  /** Only transactions after this position, which may be of another chain, are returned. */
  readonly after: HistoryPosition | undefined
  /**
   * Result of `getNextPage` for the entry at `after`. It comes from a request, so it is untrusted. `undefined` for the
   * first page, and if `after` is of another chain.
   */
  readonly page: string | undefined
  /** Maximum number of transactions. */
  readonly limit: number
  readonly signal: AbortSignal
}

/**
 * A source of the transactions on one chain. Each kind of source is one such object; the configuration of a chain lists the
 * kinds, which are tried in order.
 */
export type HistorySource = {
  /** The name of its kind in the configuration, in cursors and in the logs: at most 50 characters. */
  readonly kind: string
  /** Number of requests that a read usually needs, for quotas. Default: 1. */
  readonly cost?: number
  /**
   * Reads the newest transactions of an account, in the order of `comparePositions`.
   *
   * @param account Address in its normal form.
   * @throws SourceError if the transactions cannot be read.
   */
  readonly read: (account: string, options: HistoryRead) => Promise<HistoryPage>
}

/** Orders positions: the newest first. Chains with transactions of the same time are in reverse order of their ids. */
export function comparePositions(a: HistoryPosition, b: HistoryPosition): number {
  const byChain = a.chain < b.chain ? 1 : -Number(a.chain > b.chain)
  return b.minedAt - a.minedAt || byChain || b.blockNumber - a.blockNumber || b.index - a.index
}
