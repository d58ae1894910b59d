import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toDeepLink } from '@latchkit/core/views/remote'
import { expect, test } from 'vitest'
import type { CatalogueWallet } from './CatalogueWallet.js'
import { readWallets } from './readWallets.js'

// The wallets that the gateway ships.
const seed = fileURLToPath(new URL('../../../catalogue/', import.meta.url))
const wallets = readWallets(`${seed}wallets`, (error) => {
  throw error
})
const here = { isTelegram: false, isAndroid: false, isStandalone: false, isFramed: false }

test.each<[string, (wallet: CatalogueWallet) => readonly (string | null)[]]>([
  ['id', ({ id, rdns }) => [...new Set([id, rdns])]],
  ['name', ({ name }) => [name.toLowerCase()]],
  ['scheme', ({ mobile_link, desktop_link }) => [...new Set([mobile_link, desktop_link])]],
  ['universal link', ({ link_mode }) => [link_mode]],
  ['page of a store', ({ app_store, play_store, chrome_store }) => [app_store, play_store, chrome_store]],
  ['icon', ({ image_id }) => [image_id]],
])('behavior: no two wallets have the same %s', (_, read) => {
  const all = wallets.flatMap(read).filter((value) => value !== null)
  expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([])
})

test('behavior: the kit opens the app of each wallet that names a link', () => {
  const linked = wallets.filter(({ mobile_link, link_mode }) => mobile_link !== null || link_mode !== null)
  const closed = linked.filter(({ mobile_link, link_mode }) => {
    const links = { mobileLink: mobile_link ?? undefined, universalLink: link_mode ?? undefined }
    return toDeepLink(links, 'wc:a@2', here) === undefined
  })
  expect(closed.map(({ name }) => name)).toEqual([])
  // These opened nowhere while the schemes were a list in the code.
  const names = linked.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Rabby Wallet', 'Zengo', 'Zeal']))
})

test('behavior: links to stores are pages of an app', () => {
  for (const { app_store, play_store, chrome_store } of wallets) {
    expect(app_store ?? '').toMatch(/^(https:\/\/apps\.apple\.com\/app\/(?:[\w-]+\/)?id\d{9,10})?$/)
    expect(play_store ?? '').toMatch(/^(https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+)?$/)
    expect(chrome_store ?? '').toMatch(/^(https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32})?$/)
  }
})

test('behavior: each icon exists, belongs to a wallet, and needs nothing from elsewhere', () => {
  const icons = wallets.flatMap(({ image_id }) => image_id ?? [])
  expect(icons.filter((id) => !existsSync(`${seed}images/${id}.svg`))).toEqual([])
  expect(readdirSync(`${seed}images`).map((name) => name.replace('.svg', ''))).toEqual(icons.sort())
  for (const id of icons)
    expect(readFileSync(`${seed}images/${id}.svg`, 'utf8')).not.toMatch(
      /<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!["']?#)/,
    )
})

test('behavior: a wallet without a link, an extension or a name in the page cannot be connected', () => {
  const lost = wallets.filter(
    ({ mobile_link, link_mode, desktop_link, webapp_link, chrome_store, rdns, injected, supports_wc }) =>
      !supports_wc &&
      [mobile_link, link_mode, desktop_link, webapp_link, chrome_store, rdns, injected].every(
        (value) => value === null,
      ),
  )
  expect(lost.map(({ name }) => name)).toEqual([])
})
