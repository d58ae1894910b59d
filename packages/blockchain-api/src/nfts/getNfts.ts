import type { Nft, NftPage } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { readListCode, toFields, toText } from '../read.js'
import { request } from '../request.js'
import { nftItemSchema } from './nftSchema.js'
import { toNft } from './toNft.js'

/** Maximum number of NFTs of a page; the contract allows 50. */
const maxItems = 100

/**
 * `GET /v1/account/{address}/nfts`: fetches a page of the NFTs of an account on one chain. The response is untrusted input:
 * invalid items, duplicates, and items after the first hundred are left out.
 *
 * @throws ServiceResponseError too if the page is empty because the server cannot read the chain now.
 */
export async function getNfts(
  backend: Backend,
  {
    chainId,
    address,
    cursor,
  }: { readonly chainId: CaipNetworkId; readonly address: string; readonly cursor?: string | undefined },
  signal: AbortSignal,
): Promise<NftPage> {
  return request(backend, {
    path: `/v1/account/${encodeURIComponent(address)}/nfts`,
    query: { chainId, cursor },
    signal,
    parse(body) {
      const fields = toFields(body) ?? {}
      if (!Array.isArray(fields.data)) throw new TypeError('`data` must be an array')
      const nfts = toNfts(fields.data.slice(0, maxItems), chainId)
      const nextCursor = toText(fields.next)
      return {
        nfts,
        ...(nextCursor !== undefined && { cursor: nextCursor }),
        // Later pages can be empty.
        ...readListCode(fields, chainId, !(cursor ?? nextCursor ?? nfts[0])),
      }
    },
  })
}

function toNfts(items: readonly unknown[], chainId: CaipNetworkId): readonly Nft[] {
  const byId = new Map<string, Nft>()
  for (const value of items) {
    // Each on its own: one that is invalid must not hide the others.
    const item = nftItemSchema.safeParse(value)
    const nft = item.success ? toNft(item.data, chainId) : undefined
    if (nft && !byId.has(nft.id)) byId.set(nft.id, nft)
  }
  return [...byId.values()]
}
