import { describe, expect, test } from 'vitest'
import { connectorsOf, getWalletRows, recentWalletOf, shownWallet, walletRowOf } from './rules.js'
import { makeConfig, makeConnector, makeRecent, makeSolanaConnector, makeState } from './wallets.fixtures.js'

const png = 'data:image/png;base64,iVBORw0KGgo='
const alpha = makeConnector('io.alpha', { name: 'Alpha', icon: png })
const sdk = makeConnector('coinbaseWalletSDK', { type: 'external', rdns: 'com.coinbase.wallet' })
const embedded = makeConnector('auth', { type: 'auth', rdns: undefined })

describe('walletRowOf', () => {
  const state = makeState([alpha, sdk], [makeRecent('io.alpha')])

  test('default', () => {
    const config = makeConfig({ customWallets: [{ id: 'my', name: 'My' }] })
    expect(walletRowOf(state, config, 'io.alpha')).toEqual(getWalletRows(state, config)[0])
    expect(walletRowOf(state, config, 'coinbaseWalletSDK')).toMatchObject({ id: 'com.coinbase.wallet' })
    expect(walletRowOf(state, config, 'my')).toEqual({ id: 'my', name: 'My', namespaces: [] })
    expect(walletRowOf(state, config, 'io.gone')).toBeUndefined()
  })

  test('behavior: finds a wallet that the list hides, because it can be connected by id', () => {
    expect(walletRowOf(state, makeConfig({ excludeWalletIds: ['io.alpha'] }), 'io.alpha')?.id).toBe(
      'io.alpha',
    )
  })

  test('behavior: an id takes precedence over another wallet’s alias', () => {
    const odd = makeConnector('x', { rdns: undefined, explorerId: 'e1' })
    const own = makeConnector('y', { rdns: 'x' })
    expect(walletRowOf(makeState([odd, own]), makeConfig(), 'x')?.name).toBe('y')
  })
})

describe('shownWallet', () => {
  const own = { name: 'Kestrel', icon: 'https://kestrel.example/i.png' }
  const state = makeState([alpha])

  test('default: the own name and icon of the session', () => {
    expect(shownWallet(state, makeConfig(), { connectorId: 'io.alpha', wallet: own })).toEqual(own)
  })

  test('behavior: name and icon of the row if the session has no name', () => {
    const { name, icon } = alpha
    for (const wallet of [undefined, { ...own, name: '' }])
      expect(shownWallet(state, makeConfig(), { connectorId: 'io.alpha', wallet })).toEqual({ name, icon })
  })

  test('behavior: the id of a connector that is not listed', () => {
    expect(shownWallet(state, makeConfig(), { connectorId: 'io.gone' })).toEqual({ name: 'io.gone' })
  })

  test('behavior: no name if the wallet of the row has none', () => {
    const nameless = makeState([makeConnector('injected', { type: 'injected', name: '\u200B' })])
    expect(shownWallet(nameless, makeConfig(), { connectorId: 'injected' }).name).toBe('')
  })
})

describe('connectorsOf', () => {
  const onSolana = makeSolanaConnector('Alpha', { rdns: 'io.alpha' })
  const external = makeConnector('alphaSdk', { type: 'external', rdns: 'io.alpha' })
  const targeted = makeConnector('alphaTarget', { type: 'injected', rdns: 'io.alpha' })
  const state = makeState([external, targeted, alpha, onSolana])

  test('default', () => {
    expect(connectorsOf(state, makeConfig(), 'io.alpha')).toEqual([alpha, onSolana])
    expect(connectorsOf(state, makeConfig(), 'io.gone')).toEqual([])
  })

  test('behavior: prefers announced to injected to external connectors', () => {
    expect(connectorsOf(makeState([external, targeted]), makeConfig(), 'io.alpha')).toEqual([targeted])
    expect(connectorsOf(makeState([external]), makeConfig(), 'io.alpha')).toEqual([external])
  })

  test('param: namespace', () => {
    expect(connectorsOf(state, makeConfig(), 'io.alpha', 'solana')).toEqual([onSolana])
    expect(connectorsOf(state, makeConfig(), 'io.alpha', 'bip122')).toEqual([])
  })
})

describe('recentWalletOf', () => {
  const onSolana = makeSolanaConnector('Alpha', { rdns: 'io.alpha' })

  test('default', () => {
    const state = makeState([alpha, onSolana])
    const expected = {
      id: 'io.alpha',
      name: 'Alpha',
      icon: png,
      namespaces: ['eip155', 'solana'],
      connectorIds: ['io.alpha', 'Alpha'],
    }
    expect(recentWalletOf(state, makeConfig(), 'eip155', 'io.alpha')).toEqual(expected)
    expect(recentWalletOf(state, makeConfig(), 'solana', 'Alpha')).toEqual(expected)
  })

  test('behavior: ignores a connector of another namespace with the same id', () => {
    const state = makeState([alpha, makeSolanaConnector('io.alpha')])
    expect(recentWalletOf(state, makeConfig(), 'solana', 'io.alpha')).toEqual({
      id: 'solana/io.alpha',
      name: 'io.alpha',
      namespaces: ['solana'],
      connectorIds: ['io.alpha'],
    })
  })

  test('behavior: undefined for the embedded login and for unknown connectors', () => {
    const state = makeState([embedded])
    expect(recentWalletOf(state, makeConfig(), 'eip155', 'auth')).toBeUndefined()
    expect(recentWalletOf(state, makeConfig(), 'eip155', 'io.gone')).toBeUndefined()
  })
})
