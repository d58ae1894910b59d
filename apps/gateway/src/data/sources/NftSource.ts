/** An NFT that an account owns, as its contract describes it. All texts are untrusted. */
export type OwnedNft = {
  readonly standard: 'erc721' | 'erc1155' | 'metaplex'
  /** Address of the contract in lower case, or of the mint on Solana. */
  readonly contract: string
  /** Decimal text; empty on Solana. */
  readonly tokenId: string
  /** 1 or more. */
  readonly amount: bigint
  /** Name of the collection; empty if it is unknown. */
  readonly collection: string
  /** Name of this NFT, if the chain itself has it; empty otherwise. */
  readonly name: string
  /** URL of its metadata, as the chain has it. */
  readonly metadataUrl: string | undefined
}

/** A page of NFTs. */
export type OwnedNftPage = {
  readonly nfts: readonly OwnedNft[]
  /** Where the next page begins, in the form of the source; `undefined` on the last page. */
  readonly next: string | undefined
}

/** A source of the NFTs on one chain. Each kind of source is one such object. */
export type NftSource = {
  /** The name of its kind in the logs and in cursors. */
  readonly kind: string
  /** Approximate number of calls to nodes per page, for quotas. */
  readonly cost: number
  /**
   * Reads a page of the NFTs of an account, the newest in the account first if the source knows when it received them.
   *
   * @param account Address in its normal form.
   * @param options.after The field `next` of the page before, as the client sent it: untrusted.
   * @param options.limit Maximum number of NFTs.
   * @throws SourceError if the NFTs cannot be read; InvalidPositionError if `after` is not of this source.
   */
  readonly read: (
    account: string,
    options: {
      readonly after: string | undefined
      readonly limit: number
      readonly signal: AbortSignal
    },
  ) => Promise<OwnedNftPage>
}

/** The position in a cursor is malformed. */
export class InvalidPositionError extends Error {
  override readonly name = 'InvalidPositionError'
}
