import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { deployed, failed, fixtures, hostile, pending, trade } from './ActivityDetailView.fixtures.js'
import { ActivityDetailView, type ActivityDetailViewProps } from './ActivityDetailView.js'

const render = (model: ActivityDetailViewProps['model']) =>
  renderToMarkup(<ActivityDetailView model={model} />)
const textsOf = (model: ActivityDetailViewProps['model']) => getTexts(render(model))

test('default', () => {
  expect(textsOf(fixtures.ready)).toEqual([
    ...['Sent', 'U', 'USDC', '−1,250.4 USDC', 'Status', 'Confirmed', 'Date', 'May 14, 2026, 12:04 PM'],
    ...['From', 'Copy sender address', '0x1111…1111', 'To', 'Copy recipient address', '0x2222…2222'],
    ...['Transaction ID', 'Copy transaction ID', '0x0000…0001'],
    ...['Network', 'Ethereum', 'View on explorer'],
  ])
})

test('behavior: a pending transaction', () => {
  expect(textsOf(pending)).toEqual(expect.arrayContaining(['Pending', '−0.5 ETH']))
})

test('behavior: a failed transaction has moved nothing', () => {
  const texts = textsOf(failed)
  expect(texts).toContain('Failed')
  expect(texts.join()).not.toContain('USDC')
})

test('behavior: all transfers, with all digits', () => {
  expect(textsOf(trade)).toEqual(
    expect.arrayContaining(['−500 USDC', '+0.165000000000000001 ETH', 'Unnamed NFT', '+1']),
  )
})

test('behavior: leaves out what is unknown', () => {
  const markup = render(deployed)
  expect(getTexts(markup)).not.toContain('To')
  expect(markup).not.toContain('<a ')
})

test('error: shows markup as text, and has no unsafe link', () => {
  const markup = render(hostile)
  expect(markup).not.toContain('<b>A')
  expect(markup).not.toContain('javascript:')
  expect(getTexts(markup)).not.toContain('View on explorer')
})

test('behavior: a transaction that was removed', () => {
  expect(textsOf(fixtures.missing)[0]).toBe('Transaction not found')
})
