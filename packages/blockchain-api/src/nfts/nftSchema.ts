import * as z from 'zod/mini'
import type { UnavailablePart } from '../unavailable/unavailableSchema.js'

/** An NFT of an account. Its fields have the same names as in the NFTs of histories. */
export type NftItem = {
  /** CAIP-19 id, such as `eip155:1/erc721:0x…/1`; `solana:…/nft:<mint>` on Solana. Unique among the NFTs of an account. */
  readonly id: string
  /** CAIP-2 id of its chain. */
  readonly chain: string
  readonly standard: 'erc721' | 'erc1155' | 'metaplex'
  /** The address of its contract, or of its mint on Solana. */
  readonly contract: string
  /** Its id in the contract as decimal text; empty on Solana. */
  readonly token_id: string
  /** The name in its metadata; empty if it is unknown. */
  readonly name: string
  /** The description in its metadata; null if it is unknown. */
  readonly description: string | null
  /** The collection; null if its name is unknown. */
  readonly collection: { readonly name: string } | null
  /** How many of it the account owns, as decimal text: 1 for an ERC-721 or Metaplex NFT. */
  readonly quantity: { readonly numeric: string }
  /** Images of it; null if there is none. */
  readonly content: {
    /** A small image for lists. */
    readonly preview: NftImage | null
    /** A large image. */
    readonly detail: NftImage | null
  } | null
  readonly flags: { readonly is_spam: boolean }
}

/** An image of an NFT. */
export type NftImage = {
  readonly url: string
  /** MIME type; null if it is unknown. */
  readonly content_type: string | null
}

/** The response of `GET /v1/account/{address}/nfts?chainId=&cursor=&projectId=`. */
export type NftResponse = {
  /** At most 50 NFTs, the newest in the account first. It can be shorter than a full page, and empty, although `next` is set. */
  readonly data: readonly NftItem[]
  /** The cursor of the next page: opaque, at most 500 characters. Null on the last page. */
  readonly next: string | null
  /** The chain, if the server has no source of its NFTs (`not_indexed`), or if the newest ones may be missing (`failed`). Absent if nothing is missing. */
  readonly unavailable?: readonly UnavailablePart[] | undefined
}

const text = z.string().check(z.maxLength(500))
const image = z.nullable(
  z.object({ url: z.string().check(z.maxLength(2_000)), content_type: z.nullable(text) }),
)

/** Schema of an NFT. */
export const nftItemSchema: z.ZodMiniType<NftItem> = z.object({
  id: text,
  chain: text,
  standard: z.enum(['erc721', 'erc1155', 'metaplex']),
  contract: text,
  token_id: z.string().check(z.regex(/^\d{0,78}$/)),
  name: text,
  description: z.nullable(z.string().check(z.maxLength(2_000))),
  collection: z.nullable(z.object({ name: text })),
  quantity: z.object({ numeric: z.string().check(z.regex(/^\d{1,78}$/)) }),
  content: z.nullable(z.object({ preview: image, detail: image })),
  flags: z.object({ is_spam: z.boolean() }),
})
