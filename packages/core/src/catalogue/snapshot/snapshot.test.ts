import { expect, test } from 'vitest'
import { isAppLink, isWebUrl } from '../../schema/url.js'
import { cleanName } from '../../wallets/cleanName.js'
import { snapshot } from './snapshot.js'

test('default: about forty wallets, the best known first', () => {
  expect(snapshot.length).toBeGreaterThanOrEqual(40)
  expect(snapshot.slice(0, 3).map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet', 'Phantom'])
})

test('behavior: no two go by one id', () => {
  const ids = snapshot.flatMap(({ id, rdns }) => (rdns && rdns !== id ? [id, rdns] : [id]))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(snapshot.map((wallet) => [wallet.name, wallet] as const))('behavior: %s', (name, wallet) => {
  expect(cleanName(name)).toBe(name)
  expect(wallet.namespaces.length).toBeGreaterThan(0)
  const pages = [wallet.homepage, wallet.appStore, wallet.playStore, wallet.chromeStore, wallet.webappLink]
  expect([...pages, wallet.universalLink].filter((link) => link !== undefined && !isWebUrl(link))).toEqual([])
  const links = [wallet.mobileLink, wallet.desktopLink]
  expect(links.filter((link) => link !== undefined && !isAppLink(link))).toEqual([])
  // Whoever shows it has somewhere to send people.
  expect(wallet.homepage).toMatch(/^https:/)
})
