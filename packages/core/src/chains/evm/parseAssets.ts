import type { Hex } from '../../foundation/encoding/hex.js'
import { capabilityChainsMax, walletAssetsMax } from '../../foundation/limits.js'
import type { CaipAssetId, CaipNetworkId } from '../../foundation/schema/caip.js'
import { cleanName } from '../../foundation/schema/cleanName.js'
import { toChecksumAddress } from './evmAddress.js'
import { parseQuantity, readAsset } from './readAsset.js'

/**
 * The kinds of assets of ERC-7811 that are parsed.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export type WalletAssetType = 'native' | 'erc20' | 'erc721'

/** An asset that a wallet reports (ERC-7811): untrusted input, whose names may imitate the names of other assets. */
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

/**
 * Parses the answer to `wallet_getAssets` (ERC-7811). Assets that do not conform to it are absent, and assets of other types. Each id
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
        .flatMap((one) => toAsset(chainId, one) ?? [])
      return [chainId, [...new Map(assets.map((asset) => [asset.id, asset])).values()]]
    }),
  )
}

const isChain = (key: string): boolean => /^0x[\da-f]{1,64}$/i.test(key) && BigInt(key) > 0n

function toAsset(chainId: CaipNetworkId, item: unknown): ReportedAsset | undefined {
  const entry = readAsset(item)
  if (!entry) return undefined
  const { type, amount: balance, metadata } = entry
  const details = toDetails(metadata)
  if (!entry.address) return { id: `${chainId}/slip44:60`, type: 'native', balance, ...details }
  const address = toChecksumAddress(entry.address)
  if (type === 'erc20') return { id: `${chainId}/erc20:${address}`, type, balance, address, ...details }
  const tokenId = parseQuantity(metadata.tokenId)
  if (type !== 'erc721' || tokenId === undefined) return undefined
  return { id: `${chainId}/erc721:${address}/${tokenId}`, type, balance, address, tokenId, ...details }
}

function toDetails({ name, symbol, decimals }: Readonly<Record<string, unknown>>) {
  const title = toCleanText(name)
  const short = toCleanText(symbol)
  const places = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255
  return {
    ...(title !== '' && { name: title }),
    ...(short !== '' && { symbol: short }),
    ...(places && { decimals: Number(decimals) }),
  }
}

const toCleanText = (value: unknown): string => (typeof value === 'string' ? cleanName(value) : '')
