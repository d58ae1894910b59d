import aave from '@bgd-labs/aave-address-book/tokenlist'
import { defaultCoins } from '@lifi/data-types'
import { getAddress, isAddress } from 'viem/utils'
import type { TokenList } from '../../data/accountData/tokens/TokenList.js'
import { getIconName } from './iconNames.js'

type Token = TokenList['tokens'][number]

/** A list, with the fields that the format of Uniswap requires beside the fields of the gateway. */
export type PublishedTokenList = TokenList & {
  readonly timestamp: string
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number }
}

/** LI.FI's number of Solana, which has none of its own. */
const lifiSolana = 1_151_111_081_099_710
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** LI.FI's addresses of native tokens. */
const nativeAddresses = [`0x${'0'.repeat(40)}`, '1'.repeat(32)]
/** Tokens that expire, and shares of pools: no token that a user swaps. */
const leftOutSymbols = /^(PT-|UNI-V2$|BPT$|G-UNI$)/
/** The format allows no control characters and at most this length. */
const nameLengthMax = 60

/**
 * Creates the token lists of the presets from packages with a permissive licence: LI.FI's verified coins, and the assets of Aave.
 * LI.FI comes first, because it tells bridged tokens apart (`USDC.e`).
 *
 * @param chainIds The EVM chains that have a preset.
 * @param icons The names of the images in the folder `icons`.
 */
export function createTokenLists(
  chainIds: readonly number[],
  icons: ReadonlySet<string>,
): {
  readonly evm: PublishedTokenList
  readonly solana: PublishedTokenList
} {
  const addIcon = (token: Token): Token => {
    const icon = getIconName(token.symbol)
    return icons.has(icon) ? { ...token, extensions: { icon } } : token
  }
  const lifi = readLifi()
  const listed = [...lifi, ...readAave()].filter(
    ({ chainId }) => typeof chainId === 'number' && chainIds.includes(chainId),
  )
  const version = { major: 1, minor: 0, patch: 0 }
  const shared = { timestamp: aave.timestamp, version }
  return {
    evm: { name: 'Latchkit EVM tokens', ...shared, tokens: sort(removeRepetitions(listed)).map(addIcon) },
    solana: {
      name: 'Latchkit Solana tokens',
      ...shared,
      tokens: sort(lifi.filter(({ chainId }) => chainId === solana)).map(addIcon),
    },
  }
}

function readLifi(): readonly Token[] {
  return defaultCoins
    .filter(({ verified }) => verified)
    .flatMap((coin) =>
      Object.entries(coin.chains).map(([id, token]) => ({ ...coin, ...token, id: Number(id) })),
    )
    .filter(({ address }) => !nativeAddresses.includes(address))
    .map(({ id, address, name, symbol, key, decimals, logoURI }) =>
      toToken({
        chainId: id === lifiSolana ? solana : id,
        ...{ address, name, symbol: symbol ?? key, decimals, logoURI },
      }),
    )
    .filter(({ chainId, address }) => chainId === solana || isAddress(address))
}

function readAave(): readonly Token[] {
  return aave.tokens
    .filter(({ tags, symbol }) => tags?.includes('underlying') && !leftOutSymbols.test(symbol))
    .map(({ chainId, address, name, symbol, decimals, logoURI }) =>
      toToken({ chainId, address, name, symbol, decimals, logoURI }),
    )
}

function toToken({ chainId, address, name, symbol, decimals, logoURI }: Token): Token {
  return {
    chainId,
    address: isAddress(address, { strict: false }) ? getAddress(address) : address,
    name: name.slice(0, nameLengthMax).trim(),
    symbol,
    decimals,
    ...(logoURI?.startsWith('https://') && { logoURI }),
  }
}

function removeRepetitions(tokens: readonly Token[]): readonly Token[] {
  const byKey = new Map<string, Token>()
  for (const token of tokens) {
    const key = `${token.chainId}:${token.address}`
    if (!byKey.has(key)) byKey.set(key, token)
  }
  return [...byKey.values()]
}

/** Sorts by chain only: the order of the lists puts common tokens first. */
const sort = (tokens: readonly Token[]): readonly Token[] =>
  [...tokens].sort((a, b) => Number(a.chainId) - Number(b.chainId) || 0)
