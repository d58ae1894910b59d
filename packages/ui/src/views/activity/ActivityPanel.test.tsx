import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import {
  empty,
  failedTransaction,
  fixtures,
  hostile,
  many,
  months,
  nft,
  one,
  pending,
  recent,
  trade,
} from './ActivityPanel.fixtures.js'
import { ActivityPanel, type ActivityPanelModel } from './ActivityPanel.js'

const textsOf = (model: ActivityPanelModel, copy = fullEn) =>
  getTexts(renderToMarkup(<ActivityPanel model={model} />, copy))

test('default', () => {
  expect(textsOf(fixtures.ready)).toEqual([
    ...['Activity', 'On Ethereum', 'May'],
    ...['U', 'Sent', 'To 0x2222…2222', '−1,250.4 USDC', 'May 14'],
    ...['Received', 'From 0x1111…1111', '+0.042 ETH', 'May 12'],
    ...['U', 'Swapped', 'May 9', '+0.165 ETH', '−500 USDC'],
    ...['Approved', 'To 0x2222…2222', 'May 9'],
  ])
})

test('behavior: formats amounts and dates in the locale', () => {
  const german = textsOf(fixtures.ready, { ...fullEn, lang: 'de' })
  expect(german).toEqual(expect.arrayContaining(['Mai', '−1.250,4 USDC', '+0,042 ETH', '14. Mai']))
  const month = new Intl.DateTimeFormat('ar', { month: 'long' }).format(new Date(2026, 4))
  expect(textsOf(fixtures.ready, fullAr)).toContain(month)
})

test('behavior: shows the labels of addresses, isolated from the text around them', () => {
  const addressLabels = { [`0x${'1'.repeat(40)}`]: 'Work', [`0x${'2'.repeat(40)}`]: 'خزنة' }
  const texts = textsOf({ ...fixtures.ready, addressLabels } as ActivityPanelModel)
  expect(texts).toEqual(expect.arrayContaining(['To \u2068خزنة\u2069', 'From \u2068Work\u2069']))
  expect(texts).not.toContain('To 0x2222…2222')
})

test('behavior: the heading of a month of another year has the year', () => {
  const few = { ...months, months: months.months.slice(2) } as ActivityPanelModel
  expect(textsOf(few)).toContain('December 2025')
})

test('behavior: shows no transactions while they are unknown', () => {
  expect(textsOf(fixtures.loading)).toEqual(['Activity', 'Loading transactions'])
  expect(textsOf(fixtures.failed)).toContain('Failed to fetch transactions')
})

test('error: keeps the transactions, and says that newer ones could not be read', () => {
  const texts = textsOf(fixtures.stale)
  expect(texts).toEqual(expect.arrayContaining(['Failed to fetch transactions', 'Swapped']))
  expect(texts).not.toContain('On Ethereum')
})

test('behavior: there are no transactions, or few', () => {
  expect(textsOf(empty)).toEqual(
    expect.arrayContaining(['No transactions yet', 'Transactions of this account on Ethereum appear here.']),
  )
  expect(textsOf(one)).toContain('No other transactions on Ethereum')
  expect(textsOf(fixtures.ready)).not.toContain('No other transactions on Ethereum')
})

test('behavior: a server without a history says so, and not that there is nothing', () => {
  const text = 'This app has no history for Ethereum yet.'
  expect(textsOf(fixtures.absent)).toEqual(['Activity', 'Not available here', text])
  expect(textsOf({ ...one, isPartial: true })).toContain(text)
  expect(textsOf({ ...one, isPartial: true })).not.toContain('No other transactions on Ethereum')
  expect(textsOf(fixtures.absent, fullAr)).toContain('غير متاح هنا')
})

test('behavior: a server that knows only what happened since some block says so', () => {
  const text = 'This app doesn’t show earlier transactions on Ethereum yet.'
  expect(textsOf({ ...empty, isRecent: true })).toEqual(['Activity', 'On Ethereum', text])
  expect(textsOf({ ...one, isRecent: true })).toContain(text)
  expect(textsOf({ ...one, isRecent: true })).not.toContain('No other transactions on Ethereum')
})

test('behavior: shows as many of the newest transactions as have a place', () => {
  expect(textsOf(many)).toEqual(expect.arrayContaining(['Swapped', 'Show all transactions']))
  expect(textsOf(many)).not.toContain('Approved')
  // Two months with a heading each have the place of one transaction less.
  expect(textsOf(months).filter((text) => /^(May|April|December 2025)$/.test(text))).toEqual(['May', 'April'])
})

test('behavior: pending transactions are above the others', () => {
  const texts = textsOf(pending)
  expect(texts.indexOf('Pending')).toBeLessThan(texts.indexOf('May'))
})

test('behavior: recent transactions have their age', () => {
  const view = <ActivityPanel model={recent} now={recent.at} />
  const ages = ['now', '5 min. ago', '3 hr. ago']
  expect(getTexts(renderToMarkup(view, fullEn))).toEqual(expect.arrayContaining(ages))
  expect(getTexts(renderToMarkup(view, fullAr))).toContain('قبل 5 دقائق')
})

test('behavior: a failed transaction shows no amounts', () => {
  const failed = {
    ...one.months[0],
    items: one.months[0]?.items.map((item) => ({ ...item, status: 'failed' })),
  }
  const texts = textsOf({ ...one, months: [failed] } as ActivityPanelModel)
  expect(texts).toContain('Failed')
  expect(texts.join(' ')).not.toContain('USDC')
  expect(textsOf(failedTransaction)).toContain('Contract call')
})

test('behavior: an NFT has its name', () => {
  expect(textsOf(nft)).toEqual(expect.arrayContaining(['Minted', 'Paper plane #27', '+1']))
})

test('behavior: a trade shows what was given and got, and counts other transfers', () => {
  expect(textsOf(trade)).toEqual(expect.arrayContaining(['+0.165 ETH', '−500 USDC', ' · 2 more']))
})

test('error: names that are missing or long, and implausible amounts', () => {
  expect(textsOf(hostile).join(' ')).toContain('&gt;999T')
  const markup = renderToMarkup(<ActivityPanel model={hostile} />)
  expect(markup.match(/<a /g)).toHaveLength(3)
  expect(markup).not.toContain('<b>Free')
})

test('error: a link that is no web URL is none', () => {
  const item = { ...one.months[0]?.items[0], explorerUrl: 'javascript:alert(1)' }
  const model = { ...one, months: [{ ...one.months[0], items: [item] }] } as ActivityPanelModel
  expect(renderToMarkup(<ActivityPanel model={model} />)).not.toContain('<a ')
})
