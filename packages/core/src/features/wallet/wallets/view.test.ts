import { expect, test } from 'vitest'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { toGetWalletModel } from './view.js'
import { makeConfig, makeConnector, makeState } from './wallets.fixtures.js'

const ledgerLiveId = '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'

const none = { wallets: makeState([]) }

function namesOf(...parameters: Parameters<typeof toGetWalletModel>): readonly string[] {
  const model = toGetWalletModel(...parameters)
  return model.status === 'ready' ? model.wallets.map(({ name }) => name) : []
}

test('default', () => {
  const model = toGetWalletModel(none, makeConfig({ networks: [mainnet] }))
  expect(model).toMatchObject({ status: 'ready', wallets: [{}, {}, {}, {}] })
  expect(model.status === 'ready' && model.wallets[0]).toEqual({
    id: 'io.metamask',
    name: 'MetaMask',
    icon: expect.stringMatching(/^data:image\/svg\+xml,/),
    homepage: 'https://metamask.io/',
    chromeStore: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    appStore: 'https://apps.apple.com/app/id1438144202',
    playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
  })
  expect(namesOf(none, makeConfig({ networks: [mainnet] }))).toEqual([
    'MetaMask',
    'Trust Wallet',
    'Phantom',
    'Coinbase Wallet',
  ])
})

test('behavior: lists only wallets that support a configured chain', () => {
  const config = makeConfig({
    networks: [bitcoin],
    excludeWalletIds: ['com.trustwallet.app', 'app.phantom', ledgerLiveId, 'com.okex.wallet'],
  })
  expect(namesOf(none, config)).toEqual(['Bitget Wallet', 'imToken', 'TokenPocket', 'SafePal'])
})

test('behavior: lists custom wallets first, with their links, and omits those without links', () => {
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

test('behavior: lists featured wallets first, without installed and excluded wallets, each once', () => {
  const rabby = { id: 'r', name: 'Rabby by us', rdns: 'io.rabby', homepage: 'https://rabby.io/us' }
  const config = makeConfig({
    networks: [mainnet],
    featuredWalletIds: ['com.coinbase.wallet'],
    excludeWalletIds: ['com.trustwallet.app'],
    customWallets: [rabby],
  })
  const installed = { wallets: makeState([makeConnector('io.metamask')]) }
  expect(namesOf(installed, config)).toEqual(['Coinbase Wallet', 'Rabby by us', 'Phantom', 'Rainbow'])
})

test('behavior: matches wallets by directory id', () => {
  const id = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
  expect(namesOf(none, makeConfig({ includeWalletIds: [id] }))).toEqual(['MetaMask'])
})

test('behavior: lists nothing without matching wallets', () => {
  expect(toGetWalletModel(none, makeConfig({ includeWalletIds: [] }))).toEqual({ status: 'empty' })
})
