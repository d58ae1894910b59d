import { describe, expect, test } from 'vitest'
import type { CustomWallet } from '../../../config/config.js'
import { makeRecent, makeState } from '../wallets/wallets.fixtures.js'
import { makeCatalogue, makeTop, makeWallet } from './catalogue.fixtures.js'
import { findCatalogueWallet } from './findCatalogueWallet.js'

const alpha = makeWallet('a1', { rdns: 'io.alpha', injected: [{ namespace: 'solana', id: 'Alpha' }] })

describe('findCatalogueWallet', () => {
  const custom = { id: 'my', name: 'My', rdns: 'io.my', mobile_link: 'my://', homepage: 'https://my.example' }
  const recent = { ...makeRecent('phone'), icon: 'https://a.example/i.png', connectorIds: ['walletConnect'] }
  const beta = makeWallet('b1', { name: 'Beta' })
  const directory = makeCatalogue({
    top: makeTop({
      featured: [alpha],
      recommended: [beta],
      recent: [makeWallet('r1')],
      named: [makeWallet('n1')],
    }),
    wallets: [makeWallet('p1'), makeWallet('b1', { name: 'Beta of a page' })],
  })
  const find = (
    id: string,
    state: object = { directory },
    customWallets: readonly CustomWallet[] = [custom],
  ) =>
    findCatalogueWallet(
      { wallets: makeState([], [recent]), directory: undefined, ...state },
      { customWallets },
      id,
    )

  test.each([
    ['a1', 'a1'],
    ['io.alpha', 'a1'],
    ['Alpha', 'a1'],
    ['b1', 'b1'],
    ['r1', 'r1'],
    ['p1', 'p1'],
    ['phone', 'phone'],
    ['my', 'my'],
    ['io.my', 'my'],
    ['n1', undefined],
    ['undefined', undefined],
    ['', undefined],
  ])('default: %j finds %s', (id, expected) => {
    expect(find(id)?.id).toBe(expected)
  })

  test('behavior: a custom wallet takes precedence, with all its links', () => {
    expect(
      find('a1', { directory }, [{ id: 'a1', name: 'Own', ...{ play_store: 'https://p.example' } }]),
    ).toEqual({
      id: 'a1',
      name: 'Own',
      namespaces: [],
      playStore: 'https://p.example',
      injected: [],
      certified: false,
    })
    expect(find('my')).toMatchObject({ mobileLink: 'my://', homepage: 'https://my.example', rdns: 'io.my' })
  })

  test('behavior: a wallet of the Connect view takes precedence over one of a page', () => {
    expect(find('b1')?.name).toBe('Beta')
    const loading = { ...directory, top: { status: 'loading' } as const }
    expect(find('b1', { directory: loading })?.name).toBe('Beta of a page')
  })

  test('behavior: before the directory has loaded, a recent wallet without its links', () => {
    expect(find('phone', {})).toEqual({
      id: 'phone',
      name: 'phone',
      icon: 'https://a.example/i.png',
      namespaces: ['eip155'],
      injected: [],
      certified: false,
    })
    expect(find('a1', {})).toBeUndefined()
  })

  test('behavior: a custom wallet without rdns is not found by an empty id', () => {
    expect(find('', {}, [{ id: 'x', name: 'X', rdns: '' }])).toBeUndefined()
  })
})
