import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import {
  empty,
  emptyWithoutPrices,
  fixtures,
  hostile,
  many,
  one,
  solana,
  unpriced,
  withoutPrices,
  zero,
} from './TokensPanel.fixtures.js'
import { TokensPanel, type TokensPanelModel } from './TokensPanel.js'

const textsOf = (model: TokensPanelModel, copy = fullEn) =>
  getTexts(renderToMarkup(<TokensPanel model={model} />, copy))

test('default', () => {
  expect(textsOf(fixtures.ready)).toEqual([
    ...['Tokens', 'On Ethereum'],
    ...['Ether', '1.28 ETH', '$3,839.60'],
    ...['U', 'USD Coin', '1,250.4 USDC', '$1,250.40'],
    ...['L', 'Chainlink Token', '12.34 LINK', '$176.54'],
    ...['T', 'Test token', '1 TEST', 'No price'],
  ])
})

test('behavior: says from when the values are if the last read failed', () => {
  const { list } = fixtures.stale as Extract<TokensPanelModel, { status: 'stale' }>
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(list.at)
  const texts = textsOf(fixtures.stale)
  expect(texts).toEqual(expect.arrayContaining([`Showing values from ${time}`, '1.28 ETH']))
  expect(texts).not.toContain('On Ethereum')
})

test('behavior: formats amounts, values and times in the locale', () => {
  const german = textsOf(fixtures.ready, { ...fullEn, lang: 'de' })
  expect(german).toEqual(expect.arrayContaining(['3.839,60\u00a0$', '1,28 ETH', '1.250,4 USDC']))
  const time = new Intl.DateTimeFormat('ar', { timeStyle: 'short' }).format(Date.UTC(2026, 4, 4, 12, 4))
  expect(textsOf(fixtures.stale, fullAr).join(' ')).toContain(`\u2068${time}\u2069`)
})

test('behavior: shows no values while they are unknown', () => {
  for (const model of [fixtures.loading, fixtures.failed])
    expect(textsOf(model).join(' ')).not.toMatch(/\$|ETH/)
  expect(textsOf(fixtures.loading)).toEqual(['Tokens', 'Loading tokens'])
  expect(textsOf(fixtures.failed)).toContain('Token Balance Unavailable')
})

test('behavior: offers a retry only if it is allowed', () => {
  expect(textsOf(fixtures.failed)).not.toContain('Try again')
  const markup = renderToMarkup(<TokensPanel model={fixtures.failed} onRetry={() => {}} />)
  expect(getTexts(markup)).toContain('Try again')
})

test('behavior: there are no tokens, or few', () => {
  expect(textsOf(empty)).toEqual(
    expect.arrayContaining(['No tokens yet', 'Tokens of this account on Ethereum appear here.']),
  )
  expect(textsOf(one)).toContain('No other tokens on Ethereum')
  expect(textsOf(fixtures.ready)).not.toContain('No other tokens on Ethereum')
  expect(textsOf(solana)).toContain('On Solana')
})

test('behavior: shows three of many tokens, and how many there are', () => {
  const texts = textsOf(many)
  expect(texts).toEqual(expect.arrayContaining(['Chainlink Token', 'Show all 500 tokens']))
  expect(texts).not.toContain('Test token')
})

test('behavior: a value of zero, dust and an unknown one are different', () => {
  expect(textsOf(zero)).toEqual(expect.arrayContaining(['0 ETH', '$0.00', '&lt;0.01 DUST', '&lt;$0.01']))
  expect(textsOf(unpriced)).toContain('No price')
})

test('behavior: says that the server does not have the tokens, and not that there are none', () => {
  const text = 'This app doesn’t list tokens on Ethereum yet.'
  expect(textsOf(fixtures.absent)).toEqual(['Tokens', 'Not available here', text])
  expect(textsOf(fixtures.absent, fullAr)).toContain('غير متاح هنا')
  expect(textsOf(withoutPrices)).toContain('This app doesn’t show other tokens on Ethereum yet.')
  expect(textsOf(withoutPrices)).not.toContain('No other tokens on Ethereum')
})

test('behavior: says why there is no total value, and shows no zero in its place', () => {
  const text = 'This app has no prices for Ethereum yet'
  for (const model of [withoutPrices, emptyWithoutPrices]) {
    expect(textsOf(model)).toContain(text)
    expect(textsOf(model).join(' ')).not.toContain('$')
  }
  const failing = textsOf({ ...withoutPrices, prices: 'failing' })
  expect(failing).toContain('Prices aren’t available right now')
  expect(textsOf(withoutPrices, fullAr).join(' ')).toContain('أسعار')
})

test('error: names that are missing or long, and implausible amounts', () => {
  expect(textsOf(hostile)).toEqual(
    expect.arrayContaining([
      ...['&gt;$999B', '&gt;999T HUGE'],
      'Unknown token',
      '&lt;b&gt;Free&lt;/b&gt; claim.example',
    ]),
  )
})

test('behavior: the tooltip has every digit of an amount', () => {
  const markup = renderToMarkup(<TokensPanel model={fixtures.ready} />)
  expect(markup).toContain('title="1.284999999999999999 ETH"')
})
