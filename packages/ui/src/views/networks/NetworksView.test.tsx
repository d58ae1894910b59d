import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, groups, onlyTestnets, searched, withSearch } from './NetworksView.fixtures.js'
import { NetworksView } from './NetworksView.js'

const noop = () => {}

test('default', () => {
  const view = <NetworksView model={fixtures.ready} onSearch={noop} onSelectNetwork={noop} />
  expect(getTexts(renderToMarkup(view)).filter((word) => word.length > 1)).toEqual([
    ...['Ethereum', 'In use', 'Base', 'Arbitrum One', 'OP Mainnet'],
    ...['Testnets', 'Sepolia'],
  ])
})

test('behavior: each of several namespaces has a heading', () => {
  const headings = (markup: string) =>
    [...markup.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, text]) => text?.replace('&amp;', '&'))
  expect(headings(renderToMarkup(<NetworksView model={groups} />))).toEqual([
    'Ethereum & compatible',
    'Solana',
    'Bitcoin',
  ])
  expect(headings(renderToMarkup(<NetworksView model={fixtures.ready} />))).toEqual(['Testnets'])
  expect(headings(renderToMarkup(<NetworksView model={onlyTestnets} />))).toEqual(['Testnets'])
})

test('behavior: a disabled network shows the reason', () => {
  const markup = renderToMarkup(<NetworksView model={groups} onSelectNetwork={noop} />)
  const disabledRows = [...markup.matchAll(/<button[^>]* disabled="".*?<\/button>/g)].map(([row]) =>
    getTexts(row).filter((word) => word.length > 1),
  )
  expect(disabledRows).toEqual([
    ['Polygon', 'Your wallet doesn’t allow it'],
    ['Bitcoin', 'Connect a wallet for it first'],
  ])
})

test('behavior: the search field keeps its text and has a clear button', () => {
  const field = (model: typeof searched) => renderToMarkup(<NetworksView model={model} onSearch={noop} />)
  expect(field(searched)).toMatch(/<input[^>]* value="ar"/)
  expect(field(searched)).toContain('aria-label="Clear"')
  expect(field(withSearch)).not.toContain('aria-label="Clear"')
  // Few networks need no search.
  expect(field(fixtures.ready)).not.toContain('<input')
})

test('behavior: shows the search text if no network matches', () => {
  expect(getTexts(renderToMarkup(<NetworksView model={fixtures['no-match']} />))).toEqual([
    'No network found',
    'Nothing matches “solama”. Try another name.',
  ])
})

test('behavior: every known network has a drawn icon instead of a letter', () => {
  const marks = renderToMarkup(<NetworksView model={groups} />).match(/data-shape="round".*?<\/span>/g) ?? []
  expect(marks.map((mark) => mark.includes('<svg'))).toEqual([true, true, true, true, true])
})

test('behavior: the current network has aria-current', () => {
  const rows = renderToMarkup(<NetworksView model={onlyTestnets} onSelectNetwork={noop} />).match(
    /<button[^>]*aria-current="true".*?<\/button>/g,
  )
  expect(rows?.map((row) => getTexts(row).filter((text) => text.length > 1))).toEqual([['Sepolia', 'In use']])
})
