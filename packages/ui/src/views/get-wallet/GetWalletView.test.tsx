import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, hostileOffer } from './GetWalletView.fixtures.js'
import { GetWalletView } from './GetWalletView.js'

test('default', () => {
  expect(
    getTexts(renderToMarkup(<GetWalletView model={fixtures.ready} onSelectWallet={() => {}} />)),
  ).toEqual([
    'Pick one and set it up, then reload this page.',
    ...['Kestrel', 'Chrome · iPhone · Android'],
    ...['Harbor Wallet', 'Website'],
    ...['F', 'Ferrous', 'iPhone'],
  ])
})

test('behavior: the rows are disabled without a callback', () => {
  const markup = renderToMarkup(<GetWalletView model={fixtures.ready} />)
  expect(markup.match(/<button[^>]* disabled=""/g)).toHaveLength(3)
})

test('behavior: shows a text if there are no recommended wallets', () => {
  expect(getTexts(renderToMarkup(<GetWalletView model={fixtures.empty} />))[0]).toBe('No recommended wallets')
})

test('error: renders no link of a wallet', () => {
  expect(renderToMarkup(<GetWalletView model={hostileOffer} />)).not.toContain('javascript:')
})
