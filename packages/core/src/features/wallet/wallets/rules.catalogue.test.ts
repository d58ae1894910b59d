import { describe, expect, test } from 'vitest'
import type { CompleteOptions } from '../../../config/completeNetworks.js'
import type { RecentWallet } from '../../../config/stored.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import type { Connector } from '../../../ports/Connector.js'
import { toConnectModel } from '../connection/toConnectModel.js'
import { makeCatalogue, makeTop, makeWallet } from '../directory/catalogue.fixtures.js'
import { getWalletRows } from './rules.js'
import { makeConfig, makeConnector, makeRecent, makeState } from './wallets.fixtures.js'

const onEvm: Connector = {
  id: 'walletConnect',
  name: 'WalletConnect',
  namespace: 'eip155',
  type: 'walletConnect',
}
const onSolana: Connector = { ...onEvm, namespace: 'solana' }
const both = { namespaces: ['eip155', 'solana'] } as const
const three = ['a', 'b', 'c'].map((id) => makeWallet(id, both))

type Setting = {
  readonly connectors?: readonly Connector[]
  readonly top?: Parameters<typeof makeTop>[0]
  readonly recent?: readonly RecentWallet[]
  readonly options?: Partial<CompleteOptions>
  readonly namespace?: 'eip155' | 'solana'
}

function rowsOf({
  connectors = [onEvm, onSolana],
  top = { recommended: three },
  recent,
  options,
  namespace,
}: Setting) {
  const directory = makeCatalogue({ top: makeTop(top) })
  return getWalletRows(makeState(connectors, recent), makeConfig(options), { namespace, directory })
}
const idsOf = (setting: Setting) =>
  rowsOf(setting)
    .map(({ id }) => id)
    .filter((id) => id !== 'walletConnect')

describe('recommended', () => {
  test('default: two recommended wallets, after all others', () => {
    expect(rowsOf({})).toEqual([
      { id: 'walletConnect', name: 'WalletConnect', tag: 'qr-code', namespaces: ['eip155', 'solana'] },
      { id: 'a', name: 'a', namespaces: ['eip155', 'solana'] },
      { id: 'b', name: 'b', namespaces: ['eip155', 'solana'] },
    ])
  })

  test.each<[string, Setting, readonly string[]]>([
    ['an installed wallet takes one place', { connectors: [onEvm, makeConnector('io.x')] }, ['io.x', 'a']],
    [
      'two installed wallets leave no place',
      { connectors: [onEvm, makeConnector('io.x'), makeConnector('io.y')] },
      ['io.x', 'io.y'],
    ],
    [
      'an unnamed window.ethereum takes no place',
      { connectors: [onEvm, makeConnector('injected', { type: 'injected', rdns: undefined })] },
      ['injected', 'a', 'b'],
    ],
    [
      'a recent wallet takes one place, also if it is installed',
      { connectors: [onEvm, makeConnector('io.x')], recent: [makeRecent('io.x')] },
      ['io.x', 'a'],
    ],
    ['none without a relay', { connectors: [makeConnector('io.x')] }, ['io.x']],
    [
      'an installed wallet is listed once',
      {
        connectors: [onEvm, makeConnector('io.a')],
        top: { recommended: [makeWallet('a', { rdns: 'io.a' })] },
      },
      ['io.a'],
    ],
    ['excludeWalletIds', { options: { excludeWalletIds: ['a'] } }, ['b', 'c']],
    ['includeWalletIds', { options: { includeWalletIds: ['c'] } }, ['c']],
    ['enableWallets', { options: { enableWallets: false } }, []],
    [
      'connectorTypeOrder',
      {
        connectors: [onEvm, makeConnector('io.x')],
        options: { features: { connectorTypeOrder: ['recommended'] } },
      },
      ['a', 'io.x'],
    ],
    [
      'in a namespace, only wallets that support it',
      { top: { recommended: [makeWallet('evm'), ...three] }, namespace: 'solana' },
      ['a', 'b'],
    ],
    [
      'only if the relay supports their namespaces',
      { connectors: [onSolana], top: { recommended: [makeWallet('evm')] } },
      [],
    ],
  ])('behavior: %s', (_, setting, expected) => {
    expect(idsOf(setting)).toEqual(expected)
  })
})

describe('featured', () => {
  test('default: in the order of the option, before recommended wallets', () => {
    const top = { featured: [makeWallet('f2'), makeWallet('f1')], recommended: three }
    expect(idsOf({ top, options: { featuredWalletIds: ['f2', 'f1'] } })).toEqual(['f2', 'f1', 'a', 'b'])
  })

  test('behavior: lists a wallet once if two lists have it with different ids', () => {
    const top = {
      featured: [makeWallet('hex', { rdns: 'io.x' })],
      recommended: [makeWallet('io.x', { rdns: 'io.x' }), makeWallet('a')],
      recent: [makeWallet('own-id', { rdns: 'io.x' })],
    }
    expect(idsOf({ top, options: { featuredWalletIds: ['hex'] } })).toEqual(['hex', 'a'])
  })

  test('behavior: matches an installed wallet by its directory id', () => {
    const connectors = [onEvm, makeConnector('io.x'), makeConnector('io.y')]
    const top = { featured: [makeWallet('hex', { rdns: 'io.y' })] }
    expect(idsOf({ connectors, top, options: { featuredWalletIds: ['hex'] } })).toEqual(['io.y', 'io.x'])
  })
})

describe('recent', () => {
  test('default: shows a remote wallet from its stored data', () => {
    const kept: RecentWallet = { ...makeRecent('phone'), name: 'Phone', connectorIds: ['walletConnect'] }
    expect(rowsOf({ recent: [kept], top: {} })).toContainEqual({
      id: 'phone',
      name: 'Phone',
      tag: 'recent',
      namespaces: ['eip155'],
    })
    expect(idsOf({ recent: [kept], top: {}, options: { excludeWalletIds: ['phone'] } })).toEqual([])
    // An extension that was removed is not shown.
    expect(idsOf({ recent: [makeRecent('io.gone')], top: {} })).toEqual([])
  })
})

describe('toConnectModel: all wallets', () => {
  function modelOf(
    count: number | undefined,
    options: Partial<CompleteOptions> = {},
    isPhone = false,
    connectors = [onEvm],
    namespace?: 'eip155',
  ) {
    const directory = count === undefined ? undefined : makeCatalogue({ top: makeTop({ count }) })
    return toConnectModel(
      { wallets: makeState(connectors), directory },
      makeConfig(options),
      namespace,
      isPhone,
    )
  }

  test('default: the count is that of the directory', () => {
    expect(modelOf(601)).toMatchObject({ allWallets: { count: 601 } })
  })

  test('behavior: has no count for one of several namespaces, because the directory counts all', () => {
    const oneNamespace = modelOf(601, { networks: [mainnet] }, false, [onEvm], 'eip155')
    expect(oneNamespace).toMatchObject({ allWallets: { count: 601 } })
    expect(modelOf(601, {}, false, [onEvm], 'eip155')).toMatchObject({ allWallets: {} })
    expect(modelOf(601, {}, false, [onEvm], 'eip155')).not.toHaveProperty('allWallets.count')
  })

  test('behavior: has no count before the directory has loaded', () => {
    expect(modelOf(undefined)).toMatchObject({ allWallets: {} })
  })

  test.each<[string, CompleteOptions['allWallets'], boolean, boolean]>([
    ['SHOW', 'SHOW', false, true],
    ['HIDE', 'HIDE', true, false],
    ['ONLY_MOBILE, on a phone', 'ONLY_MOBILE', true, true],
    ['ONLY_MOBILE, elsewhere', 'ONLY_MOBILE', false, false],
  ])('param: allWallets %s', (_, allWallets, isPhone, expected) => {
    expect('allWallets' in modelOf(40, { allWallets }, isPhone)).toBe(expected)
  })

  test('behavior: replaces the QR code on a phone', () => {
    expect(modelOf(40, {}, true)).toMatchObject({ status: 'ready', wallets: [] })
    expect(modelOf(40, { allWallets: 'HIDE' }, true)).toMatchObject({ wallets: [{ id: 'walletConnect' }] })
    expect(modelOf(40)).toMatchObject({ wallets: [{ id: 'walletConnect' }] })
  })

  test('behavior: absent without a relay, or in a namespace that it does not support', () => {
    expect('allWallets' in modelOf(40, {}, false, [makeConnector('io.x')])).toBe(false)
    const state = { wallets: makeState([onEvm]) }
    expect('allWallets' in toConnectModel(state, makeConfig(), 'solana')).toBe(false)
    expect('allWallets' in toConnectModel(state, makeConfig(), 'eip155')).toBe(true)
    expect('allWallets' in modelOf(40, { enableWallets: false })).toBe(false)
  })
})
