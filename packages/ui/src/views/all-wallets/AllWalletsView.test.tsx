import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import {
  certified,
  fixtures,
  hostileNames,
  loadingMore,
  nextPageFailed,
  noneCertified,
  noneOffline,
} from './AllWalletsView.fixtures.js'
import { AllWalletsView } from './AllWalletsView.js'

const noop = () => {}

test('default', () => {
  const view = <AllWalletsView model={fixtures.ready} onSelectWallet={noop} onToggleCertified={noop} />
  const visible = renderToMarkup(view).replace(/<span class="visually-hidden">[^<]*<\/span>/g, '')
  expect(getTexts(visible)).toEqual([
    ...['Wallets: 7', 'Certified only'],
    ...['Kestrel', 'Harbor Wallet', 'Nimbus'],
    ...['F', 'Ferrous', 'Polyglot', 'Sundial', 'Ingot'],
  ])
})

test('behavior: the accessible name of a tile includes its badges', () => {
  const view = <AllWalletsView model={fixtures.ready} onSelectWallet={noop} />
  const names = [...renderToMarkup(view).matchAll(/class="visually-hidden">([^<]*)<\/span><\/button>/g)].map(
    ([, name]) => name,
  )
  expect(names.slice(0, 4)).toEqual([
    'Kestrel, Installed, Certified',
    'Harbor Wallet, Installed',
    'Nimbus, Certified',
    'Ferrous',
  ])
})

test('behavior: images are loaded lazily', () => {
  const images = renderToMarkup(<AllWalletsView model={fixtures.ready} />).match(/<img[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(3)
  // `loading` must precede `src`, otherwise the image is loaded immediately.
  expect(images.filter((image) => !/^<img loading="lazy" src=/.test(image))).toEqual([])
})

test('behavior: one tile has tabindex 0', () => {
  const tiles = renderToMarkup(<AllWalletsView model={loadingMore} onSelectWallet={noop} />).match(
    /class="tile"[^>]*>/g,
  )
  expect(tiles?.filter((tile) => tile.includes('tabindex="0"'))).toHaveLength(1)
  expect(tiles?.filter((tile) => tile.includes('tabindex="-1"'))).toHaveLength(39)
})

test('behavior: a name in camel case can wrap between its words', () => {
  const names = renderToMarkup(<AllWalletsView model={hostileNames} />)
  expect(names).toContain('>Token<wbr/>Pocket<')
  expect(names).toContain('>Wolkenkuckucksheimgeldbeutel<')
  expect(renderToMarkup(<AllWalletsView model={fixtures.ready} />)).toContain('>Harbor Wallet<')
})

test('behavior: shows placeholders while wallets load', () => {
  const placeholders = (model: typeof loadingMore) =>
    renderToMarkup(<AllWalletsView model={model} />).match(/<div class="tile">/g)?.length ?? 0
  expect(placeholders(fixtures.loading)).toBe(12)
  expect(placeholders(loadingMore)).toBe(4)
  expect(placeholders(fixtures.ready)).toBe(0)
  expect(getTexts(renderToMarkup(<AllWalletsView model={fixtures.loading} />))[0]).toBe('Loading wallets')
})

test('behavior: shows the search text if no wallet matches', () => {
  const last = (model: typeof noneCertified) =>
    getTexts(renderToMarkup(<AllWalletsView model={model} />)).slice(-2)
  expect(last(fixtures['no-match'])).toEqual(['No wallet found', 'Nothing here matches “kestrul”.'])
  expect(last(noneCertified)).toEqual(['No wallet found', 'None of the wallets here is certified.'])
  expect(last(noneOffline)).toEqual(['No wallet found', 'Nothing here matches “kestrul”.'])
})

test('behavior: shows no search text if the wallet directory is empty', () => {
  const empty = { ...fixtures['no-match'], query: ' ' }
  expect(getTexts(renderToMarkup(<AllWalletsView model={empty} />)).at(-1)).toBe('No wallet found')
})

test('behavior: counts the loaded wallets once all are loaded', () => {
  const count = (model: typeof certified) => getTexts(renderToMarkup(<AllWalletsView model={model} />))[0]
  expect(count({ ...certified, total: 1 })).toBe('Wallets: 2')
  expect(count({ ...certified, total: 600, hasMore: true })).toBe('Wallets: 600')
})

test('behavior: the filter has aria-pressed', () => {
  const pressed = (model: typeof certified) =>
    renderToMarkup(<AllWalletsView model={model} onToggleCertified={noop} />).match(
      /aria-pressed="(\w+)"/,
    )?.[1]
  expect(pressed(certified)).toBe('true')
  expect(pressed({ ...certified, certifiedOnly: false })).toBe('false')
})

test('error: shows an error with advice above the built-in wallets', () => {
  const text = getTexts(renderToMarkup(<AllWalletsView model={fixtures.failed} onRetry={noop} />))
  const notice = text.indexOf('The wallet catalogue cannot be reached.')
  expect(text.slice(notice, notice + 4)).toEqual([
    'The wallet catalogue cannot be reached.',
    'Showing built-in wallets. You can connect them as usual. ',
    'Check your connection, and try again.',
    'Try again',
  ])
  expect(notice).toBeLessThan(text.indexOf('Kestrel'))
})

test('error: shows an error below the loaded wallets if the next page fails to load', () => {
  const text = getTexts(renderToMarkup(<AllWalletsView model={nextPageFailed} onRetry={noop} />))
  expect(text.slice(-3)).toEqual([
    'The wallet catalogue cannot be reached.',
    'Check your connection, and try again.',
    'Try again',
  ])
  expect(text).not.toContain('Showing built-in wallets. You can connect them as usual. ')
})
