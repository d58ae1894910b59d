import type { Token, TokenList } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import type { TokensPanelModel } from './TokensPanel.js'

type Loaded = Extract<TokensPanelModel, { status: 'ready' | 'stale' }>
type Ready = Loaded & { readonly status: 'ready' }

const chainId = 'eip155:1'

function createToken(symbol: string, fields: Partial<Token> = {}): Token {
  const address = `0x${symbol.toLowerCase()}`
  return {
    id: `${chainId}/${address}`,
    chainId,
    address,
    name: symbol,
    symbol,
    decimals: 18,
    amount: 0n,
    ...fields,
  }
}

/** `value` in cents. */
const usd = (value: bigint) => value * 10n ** 16n

const ether = createToken('ETH', {
  address: undefined,
  name: 'Ether',
  amount: 1_284_999_999_999_999_999n,
  value: usd(383_960n),
})

const some: readonly Token[] = [
  ether,
  createToken('USDC', { name: 'USD Coin', decimals: 6, amount: 1_250_400_000n, value: usd(125_040n) }),
  createToken('LINK', { name: 'Chainlink Token', amount: 12_345_678_900_000_000_000n, value: usd(17_654n) }),
  createToken('TEST', { name: 'Test token', amount: 10n ** 18n }),
]

function createReady(tokens: readonly Token[]): Ready {
  const values = tokens.flatMap(({ value }) => value ?? [])
  const list: TokenList = {
    tokens,
    ...((values.length > 0 || tokens.length === 0) && {
      totalValue: values.reduce((sum, one) => sum + one, 0n),
    }),
    at: Date.UTC(2026, 4, 4, 12, 4),
  }
  return {
    status: 'ready',
    namespace: 'eip155',
    network: { id: chainId, name: 'Ethereum' },
    list,
    valueDecimals: 18,
  }
}

const ready = createReady(some)
const failure = { code: 'balance-unavailable', retryAt: Date.UTC(2026, 4, 4, 12, 5) } as const

export const fixtures: Fixtures<TokensPanelModel> = {
  loading: { status: 'loading' },
  ready,
  stale: { ...ready, ...failure, status: 'stale' },
  failed: { ...failure, status: 'failed' },
  absent: { status: 'absent', network: { id: chainId, name: 'Ethereum' } },
}

export const empty: Ready = createReady([])

export const one: Ready = createReady([ether])

const createMany = (count: number): Ready =>
  createReady([
    ...some,
    ...Array.from({ length: count - some.length }, (_, index) =>
      createToken(`T${index}`, { name: `Token number ${index}`, amount: BigInt(index) * 10n ** 16n }),
    ),
  ])

export const many: Ready = createMany(500)
/** Fewer, because each row of an expanded list is measured. */
export const expanded: Ready = createMany(60)

export const zero: Ready = createReady([
  { ...ether, amount: 0n, value: 0n },
  createToken('DUST', { name: 'Dust', amount: 1n, value: 1n }),
])

export const unpriced: Ready = createReady([createToken('ETH', { address: undefined, name: 'Ether' })])

/** The server of the app has no prices, and no other tokens. */
export const withoutPrices: Ready = { ...unpriced, prices: 'absent', isPartial: true }

/** The same account, without tokens: its value is not zero, but unknown. */
export const emptyWithoutPrices: Ready = {
  ...empty,
  list: { ...empty.list, totalValue: undefined },
  prices: 'absent',
}

/** No name, and the longest ones. */
export const hostile: Ready = createReady([
  createToken('HUGE', {
    name: 'The token with the longest name anybody…',
    amount: 2n ** 256n - 1n,
    value: 2n ** 256n - 1n,
  }),
  createToken('FREE', { name: '<b>Free</b> claim.example', amount: 5n * 10n ** 18n, value: usd(500n) }),
  createToken('', { name: '', amount: 10n ** 18n }),
  createToken(`${'AVERYLONGSYMBOL'.repeat(3).slice(0, 39)}…`, { name: '', amount: 123n * 10n ** 18n }),
])

export const solana: Ready = {
  ...createReady([
    createToken('SOL', {
      address: undefined,
      name: 'Solana',
      decimals: 9,
      amount: 12_345_678_901n,
      value: usd(185_185n),
    }),
  ]),
  namespace: 'solana',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
}
