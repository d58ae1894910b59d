import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, hostile, native, solana, stale, unnamed, unpriced } from './TokenDetailView.fixtures.js'
import { TokenDetailView, type TokenDetailViewProps } from './TokenDetailView.js'

const render = (model: TokenDetailViewProps['model']) => renderToMarkup(<TokenDetailView model={model} />)
const textsOf = (model: TokenDetailViewProps['model']) => getTexts(render(model))

test('default', () => {
  expect(textsOf(fixtures.ready).join('|')).toContain(
    [
      ...[
        'USD Coin',
        'USDC',
        'Balance',
        '1,250.4 USDC',
        '1,250.400001 USDC',
        'Value',
        '$1,249.14',
        'Price',
        '$0.99',
      ],
      ...['Contract', 'Copy contract address', '0xaaaa…aaaa', 'Network', 'Ethereum', 'View on explorer'],
    ].join('|'),
  )
})

test('behavior: offers what the account can do with a token', () => {
  const actions = ['receive', 'buy', 'swap', 'send'] as const
  const withActions = <TokenDetailView model={fixtures.ready} actions={actions} onAction={() => {}} />
  const buttons = getTexts(renderToMarkup(withActions)).filter((text) =>
    /^(Send|Swap|Buy|Receive)$/.test(text),
  )
  expect(buttons).toEqual(['Send', 'Swap', 'Buy'])
  expect(textsOf(fixtures.ready)).not.toContain('Send')
})

test('behavior: shows all digits of the balance', () => {
  expect(textsOf(native)).toContain('1.284999999999999999 ETH')
})

test('behavior: a native token has no address', () => {
  const texts = textsOf(native)
  expect(texts).toContain('Native token')
  expect(texts).not.toContain('Contract')
})

test('behavior: a token on Solana has a mint address', () => {
  const texts = textsOf(solana)
  expect(texts).toContain('Mint address')
  expect(texts).not.toContain('Contract')
})

test('behavior: a token without a price', () => {
  const texts = textsOf(unpriced)
  expect(texts).toContain('No price')
  expect(texts).not.toContain('Price')
})

test('behavior: says from when the values are if the last read failed', () => {
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(Date.UTC(2026, 4, 4, 12, 4))
  expect(textsOf(stale)).toContain(`Showing values from ${time}`)
})

test('behavior: a token without a name', () => {
  expect(textsOf(unnamed)).toContain('Unknown token')
})

test('error: shows markup as text, and has no unsafe link', () => {
  const markup = render(hostile)
  expect(markup).not.toContain('<b>AToken')
  expect(markup).not.toContain('javascript:')
})

test('behavior: a token that the account does not own', () => {
  expect(textsOf(fixtures.missing)).toEqual([
    'Token not found',
    'This account may own nothing of it anymore.',
  ])
})
