import type { AllWalletsModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import {
  certified,
  counted,
  fixtures,
  hostileNames,
  huge,
  loadingMore,
  nextPageFailed,
  noneCertified,
  noneOffline,
  withoutCertified,
} from './AllWalletsView.fixtures.js'
import { AllWalletsView } from './AllWalletsView.js'

const noop = () => {}

test('default', () => {
  const view = <AllWalletsView model={fixtures.ready} onSelectWallet={noop} onToggleCertified={noop} />
  const visible = renderToMarkup(view).replace(/<span class="visually-hidden">[^<]*<\/span>/g, '')
  expect(getTexts(visible)).toEqual([
    ...['7 wallets', 'Certified only'],
    ...['Kestrel', 'Harbor Wallet', 'Nimbus'],
    ...['F', 'Ferrous', 'Polyglot', 'Sundial', 'Ingot'],
  ])
})

test('behavior: the accessible name of a tile includes its badges', () => {
  const view = <AllWalletsView model={fixtures.ready} onSelectWallet={noop} />
  const markup = renderToMarkup(view)
  const names = [...markup.matchAll(/class="visually-hidden">([^<]*)<\/span><\/button>/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual(['Kestrel, Installed, Certified', 'Harbor Wallet, Installed', 'Nimbus, Certified'])
  expect(markup).toContain('<bdi class="tile-name" aria-hidden="true">Nimbus</bdi>')
  expect(markup).toContain('<bdi class="tile-name">Ferrous</bdi></button>')
})

test('behavior: images are loaded lazily', () => {
  const { ready } = fixtures
  const wallets = ready.wallets.map((wallet) => ({ ...wallet, icon: 'https://example.com/icon.png' }))
  const images = renderToMarkup(<AllWalletsView model={{ ...ready, wallets }} />).match(/<img[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(3)
  // `loading` must precede `src`, otherwise the image is loaded immediately.
  expect(images.filter((image) => !/^<img loading="lazy" src=/.test(image))).toEqual([])
})

test('behavior: one tile has tabindex 0', () => {
  const tiles = renderToMarkup(<AllWalletsView model={loadingMore} onSelectWallet={noop} />).match(
    /class="tile"[^>]*>/g,
  )
  expect(tiles?.filter((tile) => tile.includes('tabindex="0"'))).toHaveLength(1)
  expect(tiles?.filter((tile) => tile.includes('tabindex="-1"'))).toHaveLength(23)
})

test('behavior: renders the rows of one viewport before the grid has a layout', () => {
  const markup = renderToMarkup(<AllWalletsView model={huge} onSelectWallet={noop} />)
  expect(markup.match(/role="listitem"/g)).toHaveLength(24)
  expect(markup.match(/aria-setsize="600"/g)).toHaveLength(24)
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
  expect(last(fixtures['no-match'])).toEqual([
    'No wallet found',
    'Nothing matches “kestrul”. Try another name.',
  ])
  expect(last(noneCertified)).toEqual(['No wallet found', 'None of these wallets is certified.'])
  expect(last(noneOffline)).toEqual(['No wallet found', 'Nothing matches “kestrul”. Try another name.'])
})

test('behavior: shows no search text if the wallet directory is empty', () => {
  const empty = { ...fixtures['no-match'], query: ' ' }
  expect(getTexts(renderToMarkup(<AllWalletsView model={empty} />)).at(-1)).toBe('No wallet found')
})

test('behavior: counts the loaded wallets once all are loaded', () => {
  const count = (model: typeof certified) => getTexts(renderToMarkup(<AllWalletsView model={model} />))[0]
  expect(count({ ...certified, total: 1 })).toBe('2 wallets')
  expect(count({ ...certified, total: 600, hasMore: true })).toBe('600 wallets')
})

test('behavior: keeps the count of the row that leads here, also when all wallets are loaded', () => {
  const { certifiedOnly: _, ...rest } = certified
  const all = { ...rest, certifiedOnly: false, total: 38 }
  expect(getTexts(renderToMarkup(<AllWalletsView model={all} />))[0]).toBe('38 wallets')
})

test('behavior: shows the count before the first page, if it is known', () => {
  const count = (model: typeof counted) => getTexts(renderToMarkup(<AllWalletsView model={model} />))[0]
  expect(count(counted)).toBe('612 wallets')
  expect(count(fixtures.loading)).toBe('Loading wallets')
})

test('behavior: shows the filter only if a wallet is certified, or if it is on', () => {
  const hasFilter = (model: AllWalletsModel) =>
    renderToMarkup(<AllWalletsView model={model} />).includes('Certified only')
  expect([fixtures.ready, withoutCertified, certified, noneCertified].map(hasFilter)).toEqual([
    true,
    false,
    true,
    true,
  ])
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
  const notice = text.indexOf('The wallet directory can’t be reached.')
  expect(text.slice(notice, notice + 3)).toEqual([
    'The wallet directory can’t be reached.',
    'You can still connect these wallets. Check your connection, then try again.',
    'Try again',
  ])
  expect(notice).toBeLessThan(text.indexOf('Kestrel'))
})

test('error: shows an error below the loaded wallets if the next page fails to load', () => {
  const text = getTexts(renderToMarkup(<AllWalletsView model={nextPageFailed} onRetry={noop} />))
  expect(text.slice(-3)).toEqual([
    'The wallet directory can’t be reached.',
    'Check your connection, then try again.',
    'Try again',
  ])
  expect(text.join()).not.toContain('You can still connect')
})
