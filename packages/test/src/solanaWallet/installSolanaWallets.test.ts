import { expect, test } from 'vitest'
import { twin } from '../wallet/wallets.js'
import { createSolanaPage, SolanaPage } from './solanaWallet.fixtures.js'
import { lagoon, twinSolana } from './solanaWallets.js'

test('default', () => {
  const page = createSolanaPage({ wallets: [lagoon, twinSolana] })
  const atLoad = [...page.registered]
  expect(atLoad.map(({ name, version }) => [name, version])).toEqual([
    ['Lagoon', '1.0.0'],
    ['Twin', '1.0.0'],
  ])
  expect(page.ready()).toEqual(atLoad)
  expect(page.control('twin').wallet).toBe(atLoad[1])
  for (const { icon } of atLoad) expect(icon).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test('behavior: both namespaces of Twin share name and icon', () => {
  expect([twinSolana.name, twinSolana.icon]).toEqual([twin.name, twin.icon])
})

test('behavior: a second script does nothing', () => {
  const page = createSolanaPage()
  const before = page.__solanaWallets
  createSolanaPage({}, page)
  expect(page.__solanaWallets).toBe(before)
  expect(page.registered).toHaveLength(1)
})

test('behavior: `never` announces only on demand', () => {
  const page = createSolanaPage({}, new SolanaPage('?wallet.lagoon=never'))
  expect(page.ready()).toEqual([])
  page.control().announce()
  expect(page.registered.map(({ name }) => name)).toEqual(['Lagoon'])
  expect(page.ready()).toHaveLength(1)
})

test('behavior: `twice` announces a second object', () => {
  const page = createSolanaPage({}, new SolanaPage('?wallet.lagoon=twice'))
  const [first, second] = page.registered
  expect(second).not.toBe(first)
  expect(second?.name).toBe('Lagoon')
  expect(page.ready()).toEqual([first, second])
  expect(page.registered[1]).toBe(second)
})

test('behavior: hostile name and icon', () => {
  const page = createSolanaPage({}, new SolanaPage('?wallet.lagoon=hostile'))
  expect(page.registered[0]?.name).toHaveLength(10_000)
  expect(decodeURIComponent(page.registered[0]?.icon ?? '')).toContain('<script>')
})

test('behavior: another tab', () => {
  const page = createSolanaPage()
  page.localStorage.setItem('devnet-solana-wallet:lagoon', '{"locked":true}')
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'devnet-solana-wallet:lagoon' }))
  expect(page.control().state.locked).toBe(true)
})

test('error: an unknown flag in the URL', () => {
  expect(() => createSolanaPage({}, new SolanaPage('?wallet.lagoon=lower'))).toThrow(
    'Unknown wallet flag "lower"',
  )
})
