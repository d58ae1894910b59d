import type { Hex } from '../../foundation/encoding/hex.js'
import { capabilityChainsMax, walletAssetsMax } from '../../foundation/limits.js'
import type { CaipAssetId, CaipNetworkId } from '../../foundation/schema/caip.js'
import { cleanName } from '../../foundation/schema/cleanName.js'
import { isEvmAddress, toChecksumAddress } from './evmAddress.js'

/** The kinds of assets of ERC-7811 that are parsed. */
export type WalletAssetType = 'native' | 'erc20' | 'erc721'

/** An asset that a wallet reports (ERC-7811): untrusted input, whose names may imitate those of other assets. */
export type ReportedAsset = {
  /** CAIP-19, such as `eip155:1/erc20:0x…`. */
  readonly id: CaipAssetId
  readonly type: WalletAssetType
  /** In base units. */
  readonly balance: bigint
  /** With its checksum. Absent for the native token. */
  readonly address?: Hex | undefined
  /** Of an NFT. */
  readonly tokenId?: bigint | undefined
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** The assets that a wallet reports, by chain id (CAIP-2). */
export type AssetsByChain = { readonly [chainId: CaipNetworkId]: readonly ReportedAsset[] }

/** What wallets write in place of the address of the native token: ERC-7811 says `native`, Porto `null`. */
const nativeAddresses: readonly unknown[] = [
  ...[undefined, null, 'native', `0x${'0'.repeat(40)}`, `0x${'e'.repeat(40)}`],
]

/**
 * Parses the answer to `wallet_getAssets` (ERC-7811). Assets that do not conform to it are absent, and those of other types. Each id
 * is there once. Returns `undefined` if the answer is no object.
 */
export function parseAssets(answer: unknown): AssetsByChain | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const chains = Object.entries(answer).filter(([key, list]) => isChain(key) && Array.isArray(list))
  return Object.fromEntries(
    chains.slice(0, capabilityChainsMax).map(([key, list]) => {
      const chainId: CaipNetworkId = `eip155:${BigInt(key)}`
      const assets = (list as readonly unknown[])
        .slice(0, walletAssetsMax)
        .flatMap((one) => toAsset(chainId, Object(one)) ?? [])
      return [chainId, [...new Map(assets.map((asset) => [asset.id, asset])).values()]]
    }),
  )
}

const isChain = (key: string): boolean => /^0x[\da-f]{1,64}$/i.test(key) && BigInt(key) > 0n

function toAsset(chainId: CaipNetworkId, item: Readonly<Record<string, unknown>>): ReportedAsset | undefined {
  // Reown's wallets write types in upper case, as drafts of the standard did.
  const type = typeof item.type === 'string' ? item.type.toLowerCase() : ''
  const balance = toAmount(item.balance)
  if (balance === undefined) return undefined
  const metadata: Readonly<Record<string, unknown>> = Object(item.metadata)
  const details = toDetails(metadata)
  const { address: given } = item
  const lower = typeof given === 'string' ? given.toLowerCase() : given
  if (type === 'native' && nativeAddresses.includes(lower))
    return { id: `${chainId}/slip44:60`, type, balance, ...details }
  if (!isEvmAddress(given, { strict: false })) return undefined
  const address = toChecksumAddress(given)
  if (type === 'erc20') return { id: `${chainId}/erc20:${address}`, type, balance, address, ...details }
  const tokenId = toAmount(metadata.tokenId)
  if (type !== 'erc721' || tokenId === undefined) return undefined
  return { id: `${chainId}/erc721:${address}/${tokenId}`, type, balance, address, tokenId, ...details }
}

function toDetails({ name, symbol, decimals }: Readonly<Record<string, unknown>>) {
  const title = toText(name)
  const short = toText(symbol)
  const places = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255
  return {
    ...(title !== '' && { name: title }),
    ...(short !== '' && { symbol: short }),
    ...(places && { decimals: Number(decimals) }),
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? cleanName(value) : '')

function toAmount(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}
