import type { ConnectingModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, hostileLink, withoutGetUrl } from './ConnectingView.fixtures.js'
import { ConnectingView } from './ConnectingView.js'

const noop = () => {}

function view(model: ConnectingModel): string {
  return renderToMarkup(<ConnectingView model={model} onRetry={noop} onGetWallet={noop} />)
}

test('default', () => {
  expect(getTexts(view(fixtures.opening))).toEqual([
    'Opening Kestrel',
    'Approve the connection in your wallet.',
  ])
})

test.each([
  ['declined', ['Request declined', 'Nothing was shared with this app.', 'Try again']],
  [
    'failed',
    ['Couldn’t connect', ...['Nimbus', ' has a request open. Answer it, then try again.'], 'Try again'],
  ],
  [
    'not-installed',
    [
      'Harbor Wallet isn’t installed',
      'Install it in this browser, then reload this page.',
      'Get Harbor Wallet',
    ],
  ],
  ['connected', ['Connected']],
] as const)('behavior: %s', (status, expected) => {
  expect(getTexts(view(fixtures[status]))).toEqual(expected)
})

test('behavior: the ring shows the status of the model', () => {
  const ring = (model: ConnectingModel) => view(model).match(/data-state="(\w+)"/)?.[1]
  expect(ring(fixtures.opening)).toBe('running')
  expect(ring(fixtures.declined)).toBe('declined')
  expect(ring(fixtures.failed)).toBe('failed')
  expect(ring(fixtures['not-installed'])).toBe('declined')
  expect(ring(fixtures.connected)).toBe('closed')
})

test('behavior: shows "See other wallets" for a wallet without a website', () => {
  expect(getTexts(view(withoutGetUrl)).at(-1)).toBe('See other wallets')
  expect(getTexts(view(hostileLink)).at(-1)).toBe('See other wallets')
})

test('behavior: announces the words of an adapter of the app, isolated from the text direction', () => {
  const values = { text: 'Ledger is locked.', advice: 'Unlock it.' }
  expect(view({ wallet: fixtures.failed.wallet, status: 'failed', code: 'custom', values })).toMatch(
    /role="status".*<bdi>Ledger is locked\.<\/bdi>.*<bdi>Unlock it\.<\/bdi>/,
  )
})
