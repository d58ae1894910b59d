import { expect, test } from 'vitest'
import { BitcoinPage, createBitcoinPage } from './bitcoinWallet.fixtures.js'
import { ingot, orchard } from './bitcoinWallets.js'

test('default', () => {
  const page = createBitcoinPage()
  expect(page.registered).toEqual([page.control('ingot').provider])
  expect(page.XverseProviders?.BitcoinProvider).toBe(page.control('satchel').provider)
  expect(page.unisat).toBe(page.control('minnow').provider)
  expect(page.okxwallet?.bitcoin).toBe(page.control('orchard').provider)
  expect(page.LeatherProvider).toBe(page.control('saddle').provider)
  expect(page.btc_providers).toEqual([
    {
      id: 'XverseProviders.BitcoinProvider',
      name: 'Satchel',
      icon: expect.stringMatching(/^data:image\/svg/),
    },
  ])
})

test('behavior: keeps other providers on the page', () => {
  const evm = {}
  const page = Object.assign(new BitcoinPage(), { okxwallet: { ethereum: evm } })
  // The page type does not include the other members of OKX's object.
  createBitcoinPage({ wallets: [orchard] }, page as unknown as BitcoinPage)
  expect(page.okxwallet).toEqual({ ethereum: evm, bitcoin: page.__bitcoinWallets?.orchard?.provider })
})

test('behavior: a second script does nothing', () => {
  const page = createBitcoinPage()
  const before = page.__bitcoinWallets
  createBitcoinPage({}, page)
  expect(page.__bitcoinWallets).toBe(before)
  expect(page.btc_providers).toHaveLength(1)
})

test('behavior: `never` announces only on demand', () => {
  const page = createBitcoinPage({}, new BitcoinPage('?wallet.ingot=never&wallet.minnow=never'))
  expect(page.registered).toEqual([])
  expect(page.unisat).toBeUndefined()
  page.control('minnow').announce()
  page.control('ingot').announce()
  expect(page.unisat).toBe(page.control('minnow').provider)
  expect(page.registered).toHaveLength(1)
})

test('behavior: hostile name and icon', () => {
  const page = createBitcoinPage({}, new BitcoinPage('?wallet.ingot=hostile&wallet.satchel=hostile'))
  expect(page.registered[0]?.name).toHaveLength(10_000)
  expect(page.btc_providers).toMatchObject([{ name: expect.stringContaining('<script>') }])
})

test('behavior: changes persist across page loads', () => {
  const page = createBitcoinPage({ wallets: [ingot] })
  page.control('ingot').set({ network: 'testnet' })
  const next = createBitcoinPage({ wallets: [ingot] }, new BitcoinPage('', page.localStorage))
  expect(next.registered[0]?.chains).toEqual(['bitcoin:testnet'])
  expect(next.control('ingot').accounts[0]?.[0]?.address).toMatch(/^tb1q/)
})

test('error: an unknown flag in the URL', () => {
  expect(() => createBitcoinPage({}, new BitcoinPage('?wallet.ingot=lower'))).toThrow(
    'Unknown wallet flag "lower"',
  )
})
