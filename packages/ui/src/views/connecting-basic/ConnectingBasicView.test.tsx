import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { both, onlyCode } from './ConnectingBasicView.fixtures.js'
import { ConnectingBasicView } from './ConnectingBasicView.js'

const noop = () => {}

test('default', () => {
  expect(getTexts(renderToMarkup(<ConnectingBasicView model={both} onCopy={noop} />))).toEqual([
    ...['Open a wallet on your phone and scan this code.', 'Copy link', 'Wallets'],
    ...['Harbor Wallet', 'Recent', 'Kestrel', 'Installed', 'F', 'Ferrous', 'All wallets'],
  ])
})

test('behavior: shows only the QR code if there are no wallets', () => {
  expect(getTexts(renderToMarkup(<ConnectingBasicView model={onlyCode} />))).toEqual([
    'Open a wallet on your phone and scan this code.',
  ])
})
