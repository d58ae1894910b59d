import * as z from 'zod/mini'
import { createDeadline } from '../../foundation/createDeadline.js'
import { type PageParams, parsePageParams } from '../history/paging/pageState.js'
import { SourceError } from '../sources/BalanceSource.js'
import { InvalidPositionError, type NftSource, type OwnedNft } from '../sources/NftSource.js'
import { createBlockscoutClient } from './createBlockscoutClient.js'
import { amountSchema, tokenSchema } from './fields.js'
import { parsePage } from './historyItems.js'

/** Options of the source. */
export type BlockscoutNftOptions = {
  /** URL of the instance. */
  readonly url: string
  /** Time in which all requests of a read must be answered. */
  readonly timeoutMs: number
}

/** Where a page begins: the parameters of a page of the instance, and the number of its items to skip. */
type Position = { readonly params: PageParams; readonly offset: number }

const standards: Readonly<Record<string, OwnedNft['standard'] | undefined>> = {
  'ERC-721': 'erc721',
  'ERC-1155': 'erc1155',
}
/** Maximum number of pages that one read requests, if the ones before contain no valid NFT. */
const maxPages = 5
/** Maximum bytes of a position, so that a cursor has at most 500 characters. */
const maxPositionBytes = 340
/** Maximum length of a text of the metadata. */
const maxTextCharacters = 4_000
/** An image of 256 KiB in Base64, which is the most that the image proxy stores. */
const maxDataUrlCharacters = 350_000

/** A field of another type counts as absent. */
const text = z.catch(z.optional(z.string()), undefined)
const metadataSchema = z.catch(
  z.optional(z.object({ name: text, description: text, image: text, image_url: text })),
  undefined,
)
const itemSchema = z.object({
  id: amountSchema,
  value: z.nullish(amountSchema),
  token: tokenSchema,
  image_url: text,
  metadata: metadataSchema,
})

/**
 * Creates the source of kind `blockscout` for NFTs: ERC-721 and ERC-1155, with the metadata that the instance has read. They
 * are in the order of the instance.
 */
export function createBlockscoutNfts({ url, timeoutMs }: BlockscoutNftOptions): NftSource {
  const client = createBlockscoutClient(url)
  return {
    kind: 'blockscout',
    cost: 1,
    async read(account, { after, limit, signal: outer }) {
      const signal = createDeadline(outer, timeoutMs)
      let position: Position | undefined = parsePosition(after)
      const nfts: OwnedNft[] = []
      for (let page = 0; page < maxPages && position && nfts.length === 0; page += 1) {
        const params: PageParams = position.params
        const offset: number = position.offset
        const query = { ...params, type: 'ERC-721,ERC-1155' }
        const { items, next } = parsePage(await client.read(account, '/nft', { query, signal }))
        const shown = items.slice(offset, offset + limit)
        nfts.push(...shown.flatMap(toNft))
        const isCut = offset + limit < items.length
        position = isCut ? { params, offset: offset + limit } : next ? { params: next, offset: 0 } : undefined
        if (
          nfts.length === 0 &&
          items.length > 0 &&
          !items.some((item) => itemSchema.safeParse(item).success)
        )
          throw new SourceError('the service answers with unknown items')
      }
      return { nfts, next: position && toPositionText(position) }
    },
  }
}

function toNft(value: unknown): readonly OwnedNft[] {
  // Each on its own: an NFT that is invalid must not hide the others.
  const { data } = itemSchema.safeParse(value)
  const standard = data && standards[data.token.type]
  const amount = data?.value ?? 1n
  if (!data || !standard || amount === 0n) return []
  const { id, token, image_url, metadata } = data
  const image = metadata?.image ?? metadata?.image_url ?? image_url
  const fields = { ...metadata, image, image_url: undefined }
  const isKnown = Object.values(fields).some((field) => field !== undefined)
  return [
    {
      ...{ standard, contract: token.contract, tokenId: id.toString(), amount },
      ...{ collection: token.name, name: '' },
      metadataUrl: isKnown ? toDataUrl(fields) : undefined,
    },
  ]
}

/** The instance has read the metadata, so it needs no request. */
function toDataUrl(fields: Readonly<Record<string, string | undefined>>): string {
  const short = Object.entries(fields).map(([name, field]) => {
    // A part of a URL is another URL.
    if (name === 'image') {
      const max = field?.startsWith('data:') ? maxDataUrlCharacters : maxTextCharacters
      return [name, field && field.length <= max ? field : undefined]
    }
    return [name, field?.slice(0, maxTextCharacters)]
  })
  const json = JSON.stringify(Object.fromEntries(short))
  return `data:application/json;base64,${Buffer.from(json).toString('base64')}`
}

function toPositionText({ params, offset }: Position): string {
  const position = JSON.stringify([offset, params])
  if (Buffer.byteLength(position) > maxPositionBytes)
    throw new SourceError('the service answers with an unknown next page')
  return position
}

function parsePosition(value: string | undefined): Position {
  if (value === undefined) return { params: {}, offset: 0 }
  try {
    const [offset, params] = z.tuple([z.int().check(z.gte(0)), z.unknown()]).parse(JSON.parse(value))
    const parsed = parsePageParams(params)
    if (parsed) return { params: parsed, offset }
  } catch {
    // Invalid JSON, or another shape.
  }
  throw new InvalidPositionError('a position of another source')
}
