import { expect, test } from 'vitest'
import { bitcoin } from '../networks/bitcoin.js'
import { mainnet } from '../networks/mainnet.js'
import { defineNetwork } from '../schema/defineNetwork.js'
import { isWebUrl } from '../schema/url.js'
import { toGetWalletModel } from './view.js'
import { makeConfig, makeConnector, makeState } from './wallets.fixtures.js'
import { wellKnownWallets } from './wellKnown.js'

const none = { wallets: makeState([]) }

function namesOf(...parameters: Parameters<typeof toGetWalletModel>): readonly string[] {
  const model = toGetWalletModel(...parameters)
  return model.status === 'ready' ? model.wallets.map(({ name }) => name) : []
}

test('default', () => {
  expect(toGetWalletModel(none, makeConfig({ networks: [mainnet] }))).toEqual({
    status: 'ready',
    wallets: [
      { id: 'io.metamask', name: 'MetaMask', homepage: 'https://metamask.io/' },
      { id: 'app.phantom', name: 'Phantom', homepage: 'https://phantom.com/' },
      { id: 'com.trustwallet.app', name: 'Trust Wallet', homepage: 'https://trustwallet.com/' },
      { id: 'io.rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io/' },
    ],
  })
})

test('behavior: only wallets that serve a configured chain', () => {
  expect(namesOf(none, makeConfig({ networks: [bitcoin] }))).toEqual(['Phantom', 'Xverse', 'Leather'])
})

test('behavior: the dapp’s own wallets first, with their links; those without any link not at all', () => {
  const customWallets = [
    { id: 'quiet', name: 'Quiet' },
    {
      id: 'my',
      name: 'My \u202Ewallet',
      homepage: 'https://my.example',
      image_url: 'https://my.example/i.png',
      chrome_store: 'https://chromewebstore.google.com/x',
      app_store: 'https://apps.apple.com/x',
      play_store: 'https://play.google.com/x',
      mobile_link: 'my://',
    },
  ]
  const model = toGetWalletModel(none, makeConfig({ customWallets }))
  expect(model.status === 'ready' && model.wallets[0]).toEqual({
    id: 'my',
    name: 'My wallet',
    icon: 'https://my.example/i.png',
    homepage: 'https://my.example',
    chromeStore: 'https://chromewebstore.google.com/x',
    appStore: 'https://apps.apple.com/x',
    playStore: 'https://play.google.com/x',
  })
  expect(namesOf(none, makeConfig({ customWallets }))).toHaveLength(4)
})

test('behavior: featured first, installed and excluded ones not at all, no wallet twice', () => {
  const rabby = { id: 'r', name: 'Rabby by us', rdns: 'io.rabby', homepage: 'https://rabby.io/us' }
  const config = makeConfig({
    networks: [mainnet],
    featuredWalletIds: ['com.coinbase.wallet'],
    excludeWalletIds: ['com.trustwallet.app'],
    customWallets: [rabby],
  })
  const installed = { wallets: makeState([makeConnector('io.metamask')]) }
  expect(namesOf(installed, config)).toEqual(['Coinbase Wallet', 'Rabby by us', 'Phantom'])
})

test('behavior: catalogue ids name the same wallets', () => {
  const [metaMask] = wellKnownWallets
  expect(namesOf(none, makeConfig({ includeWalletIds: [metaMask?.ids[1] ?? ''] }))).toEqual(['MetaMask'])
})

test('behavior: nothing to offer', () => {
  expect(toGetWalletModel(none, makeConfig({ includeWalletIds: [] }))).toEqual({ status: 'empty' })
  const cosmos = defineNetwork({
    id: 'cosmoshub-4',
    name: 'Cosmos Hub',
    chainNamespace: 'cosmos',
    nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  })
  expect(toGetWalletModel(none, makeConfig({ networks: [cosmos] }))).toEqual({ status: 'empty' })
})

test('behavior: every well-known wallet has a safe homepage and ids of its own', () => {
  const ids = wellKnownWallets.flatMap((wallet) => wallet.ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { homepage } of wellKnownWallets) expect(isWebUrl(homepage)).toBe(true)
})
