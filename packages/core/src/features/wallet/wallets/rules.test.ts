import { describe, expect, test } from 'vitest'
import type { CompleteOptions } from '../../../config/completeNetworks.js'
import type { RecentWallet } from '../../../config/stored.js'
import type { Connector } from '../../../ports/Connector.js'
import { connectorsOf, getWalletRows, recentWalletOf, walletRowOf } from './rules.js'
import { makeConfig, makeConnector, makeRecent, makeSolanaConnector, makeState } from './wallets.fixtures.js'

const png = 'data:image/png;base64,iVBORw0KGgo='
const alpha = makeConnector('io.alpha', { name: 'Alpha', icon: png })
const beta = makeConnector('io.beta', { name: 'Beta' })
const gamma = makeConnector('io.gamma')
const legacy: Connector = { id: 'injected', name: 'Browser Wallet', namespace: 'eip155', type: 'injected' }
const sdk = makeConnector('coinbaseWalletSDK', { type: 'external', rdns: 'com.coinbase.wallet' })
const remote: Connector = {
  id: 'walletConnect',
  name: 'WalletConnect',
  namespace: 'eip155',
  type: 'walletConnect',
}
const embedded = makeConnector('auth', { type: 'auth', rdns: undefined })

function rowsOf(
  connectors: readonly Connector[],
  options: Partial<CompleteOptions> = {},
  recent: readonly RecentWallet[] = [],
  filter?: Parameters<typeof getWalletRows>[2],
) {
  return getWalletRows(makeState(connectors, recent), makeConfig(options), filter)
}
const idsOf = (...parameters: Parameters<typeof rowsOf>) => rowsOf(...parameters).map(({ id }) => id)

describe('getWalletRows', () => {
  test('default', () => {
    expect(rowsOf([alpha, beta])).toEqual([
      { id: 'io.alpha', name: 'Alpha', icon: png, tag: 'installed', namespaces: ['eip155'] },
      { id: 'io.beta', name: 'Beta', tag: 'installed', namespaces: ['eip155'] },
    ])
    expect(rowsOf([])).toEqual([])
  })

  describe('a wallet with connectors in different namespaces', () => {
    const alphaOnSolana = makeSolanaConnector('Alpha', { icon: png })

    test('default: same name and same icon are one row', () => {
      expect(rowsOf([alpha, alphaOnSolana])).toEqual([
        {
          id: 'io.alpha',
          name: 'Alpha',
          icon: png,
          tag: 'installed',
          namespaces: ['eip155', 'solana'],
        },
      ])
      expect(connectorsOf(makeState([alpha, alphaOnSolana]), makeConfig(), 'io.alpha', 'solana')).toEqual([
        alphaOnSolana,
      ])
    })

    test.each<[string, Connector]>([
      ['another icon', { ...alphaOnSolana, icon: 'data:image/png;base64,AAAA' }],
      ['no icon', { ...alphaOnSolana, icon: undefined }],
      ['another name', { ...alphaOnSolana, name: 'alpha' }],
      ['not installed', { ...alphaOnSolana, type: 'external' }],
    ])('behavior: %s: they are two rows', (_, other) => {
      expect(idsOf([alpha, other])).toHaveLength(2)
    })

    test('behavior: two connectors of one namespace are two wallets, even if they look the same', () => {
      expect(idsOf([alpha, { ...alpha, id: 'io.other', rdns: 'io.other' }])).toHaveLength(2)
      expect(idsOf([alpha, alphaOnSolana, { ...alphaOnSolana, id: 'Alpha 2' }])).toHaveLength(2)
    })
  })

  test('behavior: empty before an adapter has reported its connectors', () => {
    expect(getWalletRows({ connectors: {}, recent: [makeRecent('io.alpha')] }, makeConfig())).toEqual([])
  })

  test('behavior: names and icons are untrusted input', () => {
    const rows = rowsOf([{ ...alpha, name: '\u202EAl\npha ', icon: 'javascript:alert(1)' }])
    expect(rows).toEqual([{ id: 'io.alpha', name: 'Al pha', tag: 'installed', namespaces: ['eip155'] }])
  })

  test('behavior: the embedded login is not listed', () => {
    expect(idsOf([embedded, alpha])).toEqual(['io.alpha'])
  })

  test('param: enableWallets', () => {
    expect(rowsOf([alpha], { enableWallets: false })).toEqual([])
  })
})

describe('order: recent, injected, walletConnect, featured, custom, external, recommended', () => {
  const all = [sdk, gamma, beta, alpha, remote]
  const options = { customWallets: [{ id: 'my', name: 'My wallet' }] }

  test('default', () => {
    expect(rowsOf(all, options, [makeRecent('io.beta')]).map(({ id, tag }) => [id, tag])).toEqual([
      ['io.beta', 'recent'],
      ['io.gamma', 'installed'],
      ['io.alpha', 'installed'],
      ['walletConnect', 'qr-code'],
      ['my', undefined],
      ['com.coinbase.wallet', undefined],
    ])
  })

  test('param: connectorTypeOrder', () => {
    const features = { connectorTypeOrder: ['external', 'custom', 'injected'] } as const
    expect(idsOf(all, { ...options, features }, [makeRecent('io.beta')])).toEqual([
      'com.coinbase.wallet',
      'my',
      'io.gamma',
      'io.beta',
      'io.alpha',
      'walletConnect',
    ])
  })

  test('behavior: recent wallets, at most two, the latest first', () => {
    const recent = [makeRecent('io.alpha'), makeRecent('io.gamma')]
    expect(idsOf([beta, gamma, alpha], {}, recent)).toEqual(['io.alpha', 'io.gamma', 'io.beta'])
  })

  test('behavior: does not show a recent wallet that is no longer available', () => {
    expect(idsOf([alpha], {}, [makeRecent('io.gone'), makeRecent('io.alpha')])).toEqual(['io.alpha'])
  })

  test('behavior: a recent wallet has one row, whichever id it was stored with', () => {
    const recent = [makeRecent('coinbaseWalletSDK'), makeRecent('com.coinbase.wallet')]
    expect(rowsOf([alpha, sdk], {}, recent)).toMatchObject([
      { id: 'com.coinbase.wallet', tag: 'recent' },
      { id: 'io.alpha', tag: 'installed' },
    ])
    const namesakes = [makeConnector('b', { rdns: undefined }), makeSolanaConnector('b')]
    const state = makeState(namesakes, [makeRecent('b')])
    expect(walletRowOf(state, makeConfig(), 'solana/b')?.tag).toBe('installed')
    expect(rowsOf(namesakes, {}, [makeRecent('b')])).toMatchObject([
      { id: 'b', tag: 'recent' },
      { id: 'solana/b', tag: 'installed' },
    ])
  })

  test('behavior: the QR code is not a recent wallet', () => {
    const rows = rowsOf([remote, alpha], {}, [makeRecent('walletConnect')])
    expect(rows.map(({ id, tag }) => [id, tag])).toEqual([
      ['io.alpha', 'installed'],
      ['walletConnect', 'qr-code'],
    ])
  })
})

describe('EIP-6963', () => {
  test('behavior: a wallet that is announced twice is listed once', () => {
    expect(idsOf([alpha, { ...alpha }])).toEqual(['io.alpha'])
  })

  test('behavior: two wallets with the same name are two rows (never merged by name)', () => {
    expect(idsOf([alpha, { ...beta, name: 'Alpha' }])).toEqual(['io.alpha', 'io.beta'])
  })

  test('param: enableEIP6963', () => {
    expect(idsOf([alpha, legacy], { enableEIP6963: false })).toEqual(['injected'])
    const standard = makeSolanaConnector('Phantom')
    expect(idsOf([alpha, standard], { enableEIP6963: false })).toEqual(['Phantom'])
  })
})

describe('legacy injected', () => {
  test('default', () => {
    expect(rowsOf([legacy])).toEqual([
      { id: 'injected', name: 'Browser Wallet', tag: 'installed', namespaces: ['eip155'] },
    ])
  })

  test('behavior: not shown if a wallet announced itself: it is the same one', () => {
    expect(idsOf([legacy, alpha])).toEqual(['io.alpha'])
    expect(idsOf([legacy, makeSolanaConnector('Phantom')])).toEqual(['injected', 'Phantom'])
  })

  test('behavior: one with its own name is another wallet, unless a wallet announced that name', () => {
    const targeted = { ...legacy, id: 'okx', rdns: 'com.okex.wallet' }
    expect(idsOf([targeted, alpha])).toEqual(['com.okex.wallet', 'io.alpha'])
    expect(idsOf([targeted, makeConnector('com.okex.wallet')])).toEqual(['com.okex.wallet'])
  })

  test('param: enableInjected', () => {
    expect(idsOf([legacy], { enableInjected: false })).toEqual([])
    expect(idsOf([legacy, alpha], { enableInjected: false })).toEqual(['io.alpha'])
    // Other chains have no `window.ethereum`.
    expect(idsOf([makeSolanaConnector('x', { type: 'injected' })], { enableInjected: false })).toEqual(['x'])
  })
})

describe('one wallet on several namespaces', () => {
  const phantom = makeConnector('app.phantom', { name: 'Phantom' })
  const onSolana = makeSolanaConnector('Phantom', { rdns: 'app.phantom', icon: png })

  test('default', () => {
    expect(rowsOf([phantom, onSolana])).toEqual([
      {
        id: 'app.phantom',
        name: 'Phantom',
        icon: png,
        tag: 'installed',
        namespaces: ['eip155', 'solana'],
      },
    ])
  })

  test('behavior: by catalogue id', () => {
    const evm = { ...legacy, id: 'x', explorerId: 'e1' }
    const sol = makeSolanaConnector('y', { explorerId: 'e1' })
    expect(rowsOf([evm, sol])).toMatchObject([{ id: 'e1', namespaces: ['eip155', 'solana'] }])
  })

  test('behavior: a third connector can show that two connectors are of the same wallet', () => {
    const [first, second] = [makeConnector('r1'), makeSolanaConnector('y', { explorerId: 'e1' })]
    const both = makeConnector('z', { type: 'external', rdns: 'r1', explorerId: 'e1' })
    for (const connectors of [
      [first, second, both],
      [both, second, first],
      [second, both, first],
    ])
      expect(rowsOf(connectors)).toMatchObject([{ id: 'r1', namespaces: ['eip155', 'solana'] }])
  })

  test('behavior: does not merge wallets by name', () => {
    const other = { ...phantom, id: 'io.other', rdns: 'io.other' }
    expect(idsOf([other, { ...onSolana, rdns: undefined }])).toEqual(['io.other', 'Phantom'])
  })

  test('behavior: does not merge installed wallets by id; each has its own id in the list', () => {
    const named = makeConnector('Phantom', { rdns: undefined })
    const sameName = makeSolanaConnector('Phantom')
    expect(rowsOf([named, sameName])).toMatchObject([
      { id: 'Phantom', namespaces: ['eip155'] },
      { id: 'solana/Phantom', namespaces: ['solana'] },
    ])
    const state = makeState([named, sameName])
    expect(connectorsOf(state, makeConfig(), 'Phantom')).toEqual([named])
    expect(connectorsOf(state, makeConfig(), 'solana/Phantom')).toEqual([sameName])
    expect(recentWalletOf(state, makeConfig(), 'solana', 'Phantom')?.id).toBe('solana/Phantom')
  })

  test('behavior: a library’s own connector is the same wallet in every namespace', () => {
    const onBoth = [remote, { ...remote, namespace: 'solana' }] as const
    expect(rowsOf(onBoth)).toMatchObject([{ id: 'walletConnect', namespaces: ['eip155', 'solana'] }])
    const external = makeConnector('sdk', { type: 'external', rdns: undefined })
    expect(rowsOf([external, { ...external, namespace: 'solana' }])).toMatchObject([
      { id: 'sdk', namespaces: ['eip155', 'solana'] },
    ])
  })

  test('param: filter.namespace', () => {
    const solanaOnly = makeSolanaConnector('Solflare')
    const filter = { namespace: 'solana' } as const
    expect(rowsOf([phantom, onSolana, alpha, solanaOnly], {}, [], filter)).toMatchObject([
      { id: 'app.phantom', tag: 'installed', namespaces: ['solana'] },
      { id: 'Solflare', namespaces: ['solana'] },
    ])
  })

  test('behavior: namespaces are in the order of the configuration', () => {
    const { networks } = makeConfig()
    const reversed = [...networks].reverse() as unknown as CompleteOptions['networks'] // never empty: it was not before
    expect(rowsOf([phantom, onSolana], { networks: reversed })[0]?.namespaces).toEqual(['solana', 'eip155'])
    expect(rowsOf([phantom, onSolana], { networks: [networks[0]] })[0]?.namespaces).toEqual(['eip155'])
  })
})

describe('featured, included, excluded', () => {
  const custom = { id: 'my', name: 'My wallet', rdns: 'io.my' }

  test('param: featuredWalletIds', () => {
    const options = { featuredWalletIds: ['my', 'io.gamma', 'io.beta'], customWallets: [custom] }
    // Installed wallets stay in their group, the featured ones first, in their own order.
    expect(idsOf([alpha, beta, sdk, gamma], options)).toEqual([
      'io.gamma',
      'io.beta',
      'io.alpha',
      'my',
      'com.coinbase.wallet',
    ])
    const features = { connectorTypeOrder: ['featured'] } as const
    expect(idsOf([alpha, beta, sdk, gamma], { ...options, features })).toEqual([
      'my',
      'io.gamma',
      'io.beta',
      'io.alpha',
      'com.coinbase.wallet',
    ])
  })

  test('behavior: featured wallets that are not installed keep the order of the option', () => {
    const options = {
      featuredWalletIds: ['com.coinbase.wallet', 'b', 'a'],
      customWallets: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
    }
    expect(idsOf([sdk], options)).toEqual(['com.coinbase.wallet', 'b', 'a', 'c'])
  })

  test('param: includeWalletIds', () => {
    const options = { includeWalletIds: ['io.beta', 'my'], customWallets: [custom] }
    expect(idsOf([alpha, beta, sdk], options)).toEqual(['io.beta', 'my'])
    expect(idsOf([alpha, remote], { includeWalletIds: [] })).toEqual(['walletConnect'])
  })

  test('param: excludeWalletIds', () => {
    expect(idsOf([alpha, beta], { excludeWalletIds: ['io.alpha'] })).toEqual(['io.beta'])
    // By any id of the wallet, compared exactly.
    expect(idsOf([sdk], { excludeWalletIds: ['coinbaseWalletSDK'] })).toEqual([])
    expect(idsOf([{ ...sdk, explorerId: 'e1' }], { excludeWalletIds: ['e1'] })).toEqual([])
    expect(idsOf([alpha], { excludeWalletIds: ['io.alph', 'io.alpha2', 'Alpha', 'IO.ALPHA'] })).toEqual([
      'io.alpha',
    ])
    expect(idsOf([remote, alpha], { excludeWalletIds: ['walletConnect'] })).toEqual(['io.alpha'])
    expect(idsOf([alpha], { excludeWalletIds: ['my'], customWallets: [custom] })).toEqual(['io.alpha'])
    expect(idsOf([alpha], { excludeWalletIds: ['io.alpha'] }, [makeRecent('io.alpha')])).toEqual([])
  })
})

describe('custom wallets', () => {
  const custom = { id: 'my', name: 'My \u202Ewallet', image_url: png, rdns: 'io.my' }

  test('default', () => {
    expect(rowsOf([], { customWallets: [custom] })).toEqual([
      { id: 'my', name: 'My wallet', icon: png, namespaces: [] },
    ])
  })

  test('behavior: merges with the installed wallet that has its rdns, under the dapp’s name', () => {
    const installed = makeConnector('io.my', { name: 'Whatever', icon: undefined })
    expect(rowsOf([alpha, installed], { customWallets: [custom] })).toEqual([
      expect.objectContaining({ id: 'io.alpha' }),
      { id: 'io.my', name: 'My wallet', icon: png, tag: 'installed', namespaces: ['eip155'] },
    ])
  })

  test('behavior: not matched by the name of an installed wallet; matched by the id of a library’s own connector', () => {
    const customWallets = [{ id: 'sdk', name: 'Ours' }]
    const named = makeSolanaConnector('sdk')
    expect(rowsOf([named], { customWallets })).toMatchObject([
      { id: 'sdk', name: 'sdk' },
      { id: 'custom/sdk', name: 'Ours', namespaces: [] },
    ])
    const external = makeConnector('sdk', { type: 'external', rdns: undefined })
    expect(rowsOf([external], { customWallets })).toMatchObject([{ id: 'sdk', name: 'Ours' }])
    const announced = makeConnector('sdk', { rdns: 'sdk' })
    expect(rowsOf([announced], { customWallets })).toMatchObject([{ id: 'sdk', name: 'Ours' }])
  })

  test('behavior: also by catalogue id', () => {
    const installed = makeConnector('io.other', { explorerId: 'my' })
    expect(idsOf([installed], { customWallets: [{ id: 'my', name: 'My wallet' }] })).toEqual(['io.other'])
  })

  test('behavior: stays in a list of one namespace, because its chains are unknown', () => {
    const options = { customWallets: [custom] }
    expect(rowsOf([alpha], options, [], { namespace: 'solana' })).toMatchObject([
      { id: 'my', namespaces: [] },
    ])
  })

  test('behavior: a custom wallet without rdns does not match a connector without one', () => {
    const nameless = makeSolanaConnector('Solflare')
    expect(idsOf([nameless], { customWallets: [{ id: 'my', name: 'My' }] })).toEqual(['Solflare', 'my'])
  })
})

describe('icons', () => {
  test('param: connectorImages', () => {
    const image = 'https://dapp.example/alpha.png'
    expect(rowsOf([alpha], { connectorImages: { 'io.alpha': image } })[0]?.icon).toBe(image)
    expect(rowsOf([sdk], { connectorImages: { coinbaseWalletSDK: image } })[0]?.icon).toBe(image)
    expect(rowsOf([beta], { connectorImages: { 'io.alpha': image } })[0]?.icon).toBeUndefined()
  })

  test('error: ids that are property names of every object', () => {
    for (const id of ['constructor', '__proto__', 'toString']) {
      const rows = rowsOf([makeConnector(id, { icon: png })])
      expect(rows).toEqual([{ id, name: id, icon: png, tag: 'installed', namespaces: ['eip155'] }])
    }
  })

  test('behavior: uses the first image that can be shown', () => {
    const onSolana = makeSolanaConnector('x', { rdns: 'io.alpha', icon: png })
    expect(rowsOf([{ ...alpha, icon: 'http://alpha.example' }, onSolana])[0]?.icon).toBe(png)
  })

  test('behavior: an installed wallet shows no image from a URL; a connector of the dapp’s own may', () => {
    const icon = 'https://tracker.example/pixel.svg'
    expect(rowsOf([{ ...alpha, icon }])[0]?.icon).toBeUndefined()
    expect(rowsOf([{ ...alpha, type: 'injected', icon }])[0]?.icon).toBeUndefined()
    expect(rowsOf([{ ...sdk, icon }])[0]?.icon).toBe(icon)
  })
})
