import type { HistoryTransaction, HistoryTransfer } from '@latchkit/blockchain-api/contract'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import { toDecimalText } from '../accountData/toDecimalText.js'
import { getNftKey } from '../nfts/createNftDetails.js'
import type { ReceivedNft } from '../nfts/evm/readOwned.js'
import type { NftMetadata } from '../nfts/metadata/parseMetadata.js'
import type { AssetTransfer, HistoryEntry, TokenDetails } from '../sources/HistorySource.js'
import type { TokenInfo } from '../sources/ListedToken.js'

/** The tokens of a chain. */
export type ChainTokens = {
  readonly native: TokenInfo
  /** By address in lower case. */
  readonly get: (contract: string) => TokenDetails | undefined
  /** Metadata of NFTs by `getNftKey`, as far as it is known. */
  readonly nfts?: ReadonlyMap<string, NftMetadata> | undefined
}

/** Edges of images in pixels: the edges of a list, at two or three device pixels per pixel. */
const previewSize = 128

/**
 * Converts an entry to the form of the API. Transfers of tokens whose decimals are unknown are left out.
 *
 * @param toImageUrl Replaces the URL of an icon by one of the gateway. An icon without one is left out.
 */
export function toHistoryTransaction(
  entry: HistoryEntry,
  tokens: ChainTokens,
  toImageUrl: ImageProxy['toUrl'],
): HistoryTransaction {
  const { chain, hash, sender, recipient, status, nonce, operationType, minedAt, transfers } = entry
  return {
    id: `${chain}:${hash}`,
    metadata: {
      operationType,
      hash,
      minedAt: new Date(minedAt).toISOString(),
      sentFrom: sender,
      sentTo: recipient,
      status,
      nonce,
      application: null,
      chain,
    },
    transfers: transfers.flatMap((transfer) => toTransfer(transfer, tokens, toImageUrl) ?? []),
    ...toParties('recipients', 'out', entry),
    ...toParties('senders', 'in', entry),
  }
}

/** Maximum number of addresses of each kind: the number of a payment to many. */
const maxParties = 50

/** Returns nothing if there is no such transfer, or the parties of one are not known. */
function toParties(
  name: 'recipients' | 'senders',
  direction: AssetTransfer['direction'],
  entry: HistoryEntry,
): { readonly [key in typeof name]?: readonly string[] } {
  const transfers = entry.transfers.filter((transfer) => transfer.direction === direction)
  if (transfers.length === 0 || transfers.some(({ counterparties }) => !counterparties)) return {}
  const parties = transfers
    .filter((transfer) => name === 'senders' || isPayment(transfer, entry))
    .flatMap(({ counterparties = [] }) => counterparties)
  return { [name]: [...new Set(parties)].slice(0, maxParties) }
}

/**
 * Whether the transaction itself sends an asset: on EVM chains, any contract can report a transfer from any account, so only a
 * call of the token is one. Other transfers belong to contracts, such as pools.
 */
const isPayment = ({ kind, contract }: AssetTransfer, { chain, recipient }: HistoryEntry): boolean =>
  kind === 'native' || contract === recipient || !chain.startsWith('eip155:')

/** Returns the NFTs that a transaction moved. */
export function getNfts({ transfers }: HistoryEntry): readonly ReceivedNft[] {
  return transfers.flatMap(({ kind, contract, tokenId }) =>
    kind === 'erc721' || kind === 'erc1155' ? [{ standard: kind, contract, tokenId }] : [],
  )
}

function toTransfer(
  { kind, contract, tokenId, amount, direction }: AssetTransfer,
  tokens: ChainTokens,
  toImageUrl: ImageProxy['toUrl'],
): HistoryTransfer | undefined {
  const token = kind === 'native' ? tokens.native : tokens.get(contract)
  const unknown = { value: null, price: null }
  if (kind === 'erc721' || kind === 'erc1155') {
    const metadata = tokens.nfts?.get(getNftKey({ contract, tokenId }))
    const url = toImageUrl(metadata?.image ?? '')
    return {
      fungible_info: null,
      nft_info: {
        name: metadata?.name || [token?.name, `#${tokenId}`].filter(Boolean).join(' '),
        content:
          url === undefined ? null : { preview: { url: `${url}?size=${previewSize}`, content_type: null } },
        flags: { is_spam: false },
      },
      direction,
      quantity: { numeric: amount },
      ...unknown,
    }
  }
  if (!token) return undefined
  const icon = toImageUrl(token.iconUrl ?? '')
  return {
    fungible_info: {
      name: token.name,
      symbol: token.symbol,
      icon: icon === undefined ? null : { url: icon },
      ...(kind === 'native' && { is_native: true }),
    },
    nft_info: null,
    direction,
    quantity: { numeric: toDecimalText(BigInt(amount), token.decimals) },
    ...unknown,
  }
}
