import { describe, expect, test } from 'vitest'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { makeList, makeToken } from './portfolio.fixtures.js'
import { toTokenList } from './rules.js'
import { toTokenDetailModel } from './toTokenDetailModel.js'
import { toTokensModel } from './toTokensModel.js'
import type { PortfolioState } from './types.js'

const icon = 'data:image/png;base64,AAAA'
const { config } = createTestKit({ networks: [ethereum], chainImages: { 1: icon } }).kit
const session = makeSession('io.alpha', { addresses: ['0x1', '0x2'] })
const of = { address: '0x1', chainId: 'eip155:1' } as const
const error = new BalanceUnavailableError({ network: 'Ethereum' })
const list = makeList('AAA', 1_000)
const shown = {
  namespace: 'eip155',
  network: { id: 'eip155:1', name: 'Ethereum', image: icon },
  list,
  valueDecimals: 18,
}

const modelOf = (tokens: PortfolioState | undefined, chainId: 'eip155:1' | 'eip155:1337' = 'eip155:1') =>
  toTokensModel(
    {
      connection: { eip155: { status: 'connected', session: { ...session, chainId } } },
      portfolio: tokens && { eip155: tokens },
    },
    config,
    'eip155',
  )

describe('toTokensModel', () => {
  test.each<[string, PortfolioState | undefined, unknown]>([
    ['before the feature is loaded', undefined, { status: 'loading' }],
    ['before the first read', { status: 'idle' }, { status: 'loading' }],
    ['the first read', { status: 'loading', of }, { status: 'loading' }],
    ['a list', { status: 'ready', of, list }, { status: 'ready', ...shown }],
    ['a list that is read again', { status: 'loading', of, list }, { status: 'ready', ...shown }],
    [
      'a failed read',
      { status: 'failed', of, error, at: 2_000 },
      { status: 'failed', code: 'balance-unavailable', retryAt: 32_000 },
    ],
    [
      'a failed read that is repeated',
      { status: 'loading', of, previousError: error },
      { status: 'failed', code: 'balance-unavailable' },
    ],
    [
      'earlier values',
      { status: 'failed', of, error, at: 2_000, list },
      { status: 'stale', ...shown, code: 'balance-unavailable', retryAt: 32_000 },
    ],
    [
      'earlier values that are read again',
      { status: 'loading', of, list, previousError: error },
      { status: 'stale', ...shown, code: 'balance-unavailable' },
    ],
  ])('default: %s', (_, tokens, expected) => {
    expect(modelOf(tokens)).toEqual(expected)
  })

  test('behavior: the list is the same object until it is read again', () => {
    expect(modelOf({ status: 'ready', of, list })).toHaveProperty('list', list)
  })

  test.each([{ ...of, address: '0x2' }, { ...of, chainId: 'eip155:10' } as const])(
    'behavior: never shows the tokens of $address on $chainId',
    (other) => {
      expect(modelOf({ status: 'ready', of: other, list })).toEqual({ status: 'loading' })
      expect(modelOf({ status: 'failed', of: other, error, at: 0 })).toEqual({ status: 'loading' })
    },
  )

  test('behavior: no wallet is connected', () => {
    const state = { connection: { eip155: { status: 'disconnected' } } } as const
    expect(toTokensModel(state, config, 'eip155')).toEqual({ status: 'disconnected' })
  })

  test('behavior: a network that is not configured', () => {
    expect(modelOf({ status: 'ready', of, list }, 'eip155:1337')).toEqual({ status: 'unsupported' })
  })
})

describe('toTokenDetailModel', () => {
  const [token] = list.tokens
  const { list: _, ...where } = shown
  const detailOf = (tokens: PortfolioState, id = token?.id ?? '') =>
    toTokenDetailModel(
      { connection: { eip155: { status: 'connected', session } }, portfolio: { eip155: tokens } },
      config,
      'eip155',
      id,
    )

  test('default', () => {
    const price = 2n * 10n ** 18n
    expect(detailOf({ status: 'ready', of, list })).toEqual({ status: 'ready', ...where, token, price })
  })

  test('behavior: the price of one token, whatever the account owns', () => {
    const tokens = toTokenList([makeToken('AAA', { amount: 5n, decimals: 6, price: '0.25' })], 0)
    expect(detailOf({ status: 'ready', of, list: tokens })).toHaveProperty('price', 25n * 10n ** 16n)
  })

  test('behavior: a token without a price', () => {
    const tokens = toTokenList([makeToken('AAA')], 0)
    expect(detailOf({ status: 'ready', of, list: tokens })).not.toHaveProperty('price')
  })

  test('behavior: earlier values have their time', () => {
    expect(detailOf({ status: 'failed', of, error, at: 2_000, list })).toMatchObject({
      token,
      staleAt: 1_000,
    })
  })

  test('behavior: a token that the account does not own is missing', () => {
    expect(detailOf({ status: 'ready', of, list }, 'eip155:1/0xbbb')).toEqual({ status: 'missing' })
  })

  test.each<[string, PortfolioState]>([
    ['while those of another account are known', { status: 'ready', of: { ...of, address: '0x2' }, list }],
    [
      'while those of another chain are known',
      { status: 'ready', of: { ...of, chainId: 'eip155:10' }, list },
    ],
    ['before the first read', { status: 'loading', of }],
  ])('behavior: a token %s is loading', (_, tokens) => {
    expect(detailOf(tokens)).toEqual({ status: 'loading' })
  })

  test('behavior: no wallet is connected', () => {
    const state = { connection: { eip155: { status: 'disconnected' } } } as const
    expect(toTokenDetailModel(state, config, 'eip155', '')).toEqual({ status: 'disconnected' })
  })
})
