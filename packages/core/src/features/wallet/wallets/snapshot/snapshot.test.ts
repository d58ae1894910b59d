import { describe, expect, test } from 'vitest'
import { cleanName } from '../../../../foundation/schema/cleanName.js'
import { isAppLink, isWebUrl, safeImageUrl } from '../../../../foundation/schema/url.js'
import type { CatalogueWallet } from '../../../../ports/Catalogue.js'
import { toDeepLink } from '../../../../sources/walletconnect/pairing/deepLink.js'
import { snapshot } from './snapshot.js'

const here = { isTelegram: false, isAndroid: false, isStandalone: false, isFramed: false }

/** Returns the values that several wallets have. */
function twice(read: (wallet: CatalogueWallet) => readonly (string | undefined)[]): readonly string[] {
  const all = snapshot.flatMap((wallet) => [...new Set(read(wallet))]).filter((one) => one !== undefined)
  return all.filter((one, index) => all.indexOf(one) !== index)
}

test('default: about forty wallets, the best known first', () => {
  expect(snapshot.length).toBeGreaterThanOrEqual(40)
  expect(snapshot.slice(0, 3).map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet', 'Phantom'])
})

test('behavior: ids are those of WalletConnect’s directory, with the exceptions listed here', () => {
  const own = snapshot.filter(({ id }) => !/^[0-9a-f]{64}$/.test(id)).map(({ id }) => id)
  expect(own).toEqual(['sh.frame', 'enkrypt', 'unisat-wallet', 'xyz.talisman', 'polkadot-js'])
})

test.each<[string, Parameters<typeof twice>[0]]>([
  ['id', ({ id, rdns }) => [id, rdns]],
  ['name', ({ name }) => [name.toLowerCase()]],
  ['extension', ({ injected }) => injected.map(({ namespace, id }) => `${namespace}/${id}`)],
  ['scheme', ({ mobileLink, desktopLink }) => [mobileLink, desktopLink]],
  ['page of a store', ({ appStore, playStore, chromeStore }) => [appStore, playStore, chromeStore]],
  ['universal link', ({ universalLink }) => [universalLink]],
])('behavior: no two wallets have the same %s', (_, read) => {
  expect(twice(read)).toEqual([])
})

const [withIcon, withoutIcon] = [true, false].map((hasIcon) =>
  snapshot.filter(({ icon }) => (icon !== undefined) === hasIcon),
)

test.each(withIcon ?? [])(
  'default: the icon of $name has only shapes and no external resources',
  ({ icon }) => {
    expect(safeImageUrl(icon)).toBe(icon)
    const [type, svg = ''] = decodeURIComponent(icon ?? '').split(/,(.*)/s)
    expect(type).toBe('data:image/svg+xml')
    const shape = /<path fill="#[\da-f]{3,6}"(?: fill-rule="evenodd")? d="[MmLlHhVvCcSsQqTtAaZz\d., -]+"\/>/g
    expect(svg.match(shape)?.length).toBeGreaterThan(1)
    expect(svg.replaceAll(shape, '')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"></svg>',
    )
  },
)

test('behavior: a wallet whose own mark is not in @web3icons/core has a letter, not a drawing that looks like it', () => {
  expect(withoutIcon?.map(({ name }) => name).sort()).toEqual([
    ...['Ambire', 'Brave Wallet', 'Core', 'Cosmostation', 'Frame', 'Leap', 'Leather', 'Magic Eden Wallet'],
    ...['MathWallet', 'Nova Wallet', 'OneKey', 'Robinhood Wallet', 'SafePal', 'SubWallet', 'Talisman'],
    ...['UniSat Wallet', 'Xverse', 'polkadot{.js}'],
  ])
})

describe.each(snapshot.map((wallet) => [wallet.name, wallet] as const))('%s', (name, wallet) => {
  test('default: its name and links are valid', () => {
    expect(cleanName(name)).toBe(name)
    expect(wallet.namespaces.length).toBeGreaterThan(0)
    // Only the operator of a directory certifies wallets.
    expect(wallet).toMatchObject({ certified: false })
    expect(wallet.rdns ?? 'a.b').toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
    for (const { namespace } of wallet.injected) expect(wallet.namespaces).toContain(namespace)
  })

  test('behavior: its links are on the expected hosts', () => {
    const { homepage, webappLink, universalLink, appStore, playStore, chromeStore } = wallet
    // The Downloads view needs at least one link.
    expect(homepage).toMatch(/^https:/)
    for (const page of [homepage, webappLink, universalLink])
      if (page !== undefined) expect(page).toSatisfy(isWebUrl)
    if (appStore !== undefined) expect(appStore).toMatch(/^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/)
    if (playStore !== undefined)
      expect(playStore).toMatch(
        /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z]\w*(?:\.[a-z]\w*)+$/i,
      )
    if (chromeStore !== undefined)
      expect(chromeStore).toMatch(/^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/)
  })

  test('behavior: its app link accepts a pairing URI', () => {
    const { mobileLink, desktopLink, universalLink } = wallet
    const links = [mobileLink, desktopLink].flatMap((link) => link ?? [])
    expect(links.filter((link) => !isAppLink(link))).toEqual([])
    expect(links.map((link) => toDeepLink({ mobileLink: link }, 'wc:a@2', here)?.href)).toEqual(
      // A bare scheme ends with its slashes; a path gets a trailing slash.
      links.map((link) => `${link.endsWith('/') ? link : `${link}/`}wc?uri=wc%3Aa%402`),
    )
    const universal = universalLink && toDeepLink({ universalLink }, 'wc:a@2', here)?.href
    expect(universal ?? 'https://x/wc?uri=wc%3Aa%402').toMatch(/^https:.*\/wc\?uri=wc%3Aa%402$/)
  })
})
