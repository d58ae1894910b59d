import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, groups, searched } from './NetworksView.fixtures.js'
import { NetworksView } from './NetworksView.js'

const noop = () => {}

test('default', () => {
  const view = <NetworksView model={fixtures.ready} onSearch={noop} onSelectNetwork={noop} />
  expect(getTexts(renderToMarkup(view)).filter((word) => word.length > 1)).toEqual([
    ...['Ethereum', 'In use', 'Base', 'Arbitrum One', 'OP Mainnet'],
    ...['Sepolia', 'Testnet'],
  ])
})

test('behavior: each of several namespaces has a heading', () => {
  const headings = (markup: string) => [...markup.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(headings(renderToMarkup(<NetworksView model={groups} />))).toEqual([
    'EVM networks',
    'Solana',
    'Bitcoin',
  ])
  expect(headings(renderToMarkup(<NetworksView model={fixtures.ready} />))).toEqual([])
})

test('behavior: a disabled network shows the reason', () => {
  const markup = renderToMarkup(<NetworksView model={groups} onSelectNetwork={noop} />)
  const disabledRows = [...markup.matchAll(/<button[^>]* disabled="".*?<\/button>/g)].map(([row]) =>
    getTexts(row).filter((word) => word.length > 1),
  )
  expect(disabledRows).toEqual([
    ['Polygon', 'Not allowed by your wallet'],
    ['Bitcoin', 'Connect a wallet for it first'],
  ])
})

test('behavior: the search field keeps its text and has a clear button', () => {
  const field = (model: typeof searched) => renderToMarkup(<NetworksView model={model} onSearch={noop} />)
  expect(field(searched)).toMatch(/<input[^>]* value="ar"/)
  expect(field(searched)).toContain('aria-label="Clear"')
  expect(field(fixtures.ready)).not.toContain('aria-label="Clear"')
})

test('behavior: shows the search text if no network matches', () => {
  expect(getTexts(renderToMarkup(<NetworksView model={fixtures['no-match']} />))).toEqual([
    'No network found',
    'Nothing here matches “solama”.',
  ])
})

test('behavior: every known network has a drawn icon instead of a letter', () => {
  const marks = renderToMarkup(<NetworksView model={groups} />).match(/data-shape="round".*?<\/span>/g) ?? []
  expect(marks.map((mark) => mark.includes('<svg'))).toEqual([true, true, true, true, true])
})
