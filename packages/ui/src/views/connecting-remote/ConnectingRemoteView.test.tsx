import type { ConnectingRemoteModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import {
  anyWallet,
  anyWalletSignsIn,
  fixtures,
  hostileWallet,
  insideWallet,
  manyPlatforms,
  openSignsIn,
  signsIn,
} from './ConnectingRemoteView.fixtures.js'
import { ConnectingRemoteView } from './ConnectingRemoteView.js'

const noop = () => {}

function view(model: ConnectingRemoteModel): string {
  return renderToMarkup(
    <ConnectingRemoteView
      model={model}
      onRetry={noop}
      onCopy={noop}
      onDownloads={noop}
      onSelectPlatform={noop}
    />,
  )
}
const get = ['Don’t have Kestrel?', 'Get it']

test('default', () => {
  expect(getTexts(view(fixtures.scan))).toEqual([
    'Open Kestrel on your phone and scan this code.',
    'Copy link',
    ...get,
  ])
})

test.each<[ConnectingRemoteModel['status'], readonly string[]]>([
  [
    'preparing',
    [
      ...['Preparing the connection to Kestrel', 'Open Kestrel on your phone and scan this code.'],
      ...['Copy link', ...get],
    ],
  ],
  [
    'open',
    [
      ...['App', 'Website'],
      ...['Continue in Nimbus', 'Approve the connection there, then come back.'],
      ...['Open Nimbus', 'Open another way', 'Copy link'],
      ...['Don’t have Nimbus?', 'Get it'],
    ],
  ],
  ['authenticating', ['Authenticating…', 'The app is checking your signature.']],
  [
    'not-detected',
    [
      ...['Phone', 'Desktop', 'Website', 'Extension'],
      'Harbor Wallet isn’t in this browser',
      'Install its extension, then reload this page. Or choose another way above.',
      ...['Don’t have Harbor Wallet?', 'Get it'],
    ],
  ],
  ['declined', ['Request declined', 'Nothing was shared with this app.', 'Try again', ...get]],
  [
    'failed',
    [
      ...['Couldn’t connect', 'The connection service can’t be reached.'],
      ...['Check your connection, then try again.', 'Try again', ...get],
    ],
  ],
  ['connected', ['Connected']],
])('behavior: %s', (status, expected) => {
  const model = Object.values(fixtures).find((fixture) => fixture.status === status)
  expect(getTexts(view(model ?? fixtures.scan))).toEqual(expected)
})

test.each([
  ['a code', signsIn, 'Scan this code with Kestrel to connect and sign in.'],
  ['a code for any wallet', anyWalletSignsIn, 'Scan this code with a wallet to connect and sign in.'],
  ['a link', openSignsIn, 'Connect and sign in there, then come back.'],
])('behavior: says that the wallet is asked to sign in too: %s', (_, model, expected) => {
  expect(getTexts(view(model))).toContain(expected)
})

test('behavior: suggests no other platform if the wallet is only an extension', () => {
  const markup = view({ ...fixtures['not-detected'], platforms: ['browser'] })
  expect(getTexts(markup)).toContain('Install its extension, then reload this page.')
})

test('behavior: disables the copy button while the pairing is created', () => {
  expect(view(fixtures.preparing)).toMatch(/<button[^>]*title="Copy link"[^>]* disabled/)
  expect(view(fixtures.scan)).not.toMatch(/<button[^>]*title="Copy link"[^>]* disabled/)
})

test('behavior: the QR code has an accessible name', () => {
  expect(view(fixtures.scan)).toContain(
    'role="img" aria-label="QR code for Kestrel. If you can’t scan it, copy the link below."',
  )
  expect(view(anyWallet)).toContain('aria-label="QR code for your wallet.')
})

test('behavior: connects the selected tab with its panel', () => {
  const markup = view(manyPlatforms)
  const tab = markup.match(/<button[^>]*role="tab"[^>]*aria-selected="true"[^>]*>/)?.[0] ?? ''
  const id = tab.match(/ id="([^"]*)"/)?.[1]
  const panel = tab.match(/aria-controls="([^"]*)"/)?.[1]
  expect(markup).toContain(`role="tabpanel" id="${panel}" aria-labelledby="${id}"`)
  expect(markup.match(/role="tab"[^>]*tabindex="0"/g)).toHaveLength(1)
})

test('behavior: shows no copy button if the link opens this page inside the wallet', () => {
  expect(getTexts(view(insideWallet))).not.toContain('Copy link')
})

test('error: does not render an unsafe link', () => {
  const markup = view(hostileWallet)
  expect(markup).not.toMatch(/javascript:|data:text/)
  expect(markup).not.toContain('<a ')
})

test('behavior: hides actions without a callback', () => {
  const markup = renderToMarkup(<ConnectingRemoteView model={fixtures.scan} />)
  expect(getTexts(markup)).toEqual(['Open Kestrel on your phone and scan this code.'])
})
