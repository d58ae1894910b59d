import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, hostileOffer } from './GetWalletView.fixtures.js'
import { GetWalletView } from './GetWalletView.js'

test('default', () => {
  expect(getTexts(renderToMarkup(<GetWalletView model={fixtures.ready} />))).toEqual([
    'Pick one, set it up, then come back and reload this page.',
    ...['Kestrel', 'Chrome', 'iPhone', 'Android', 'Website'],
    ...['Harbor Wallet', 'Website'],
    ...['F', 'Ferrous', 'iPhone'],
  ])
})

test('behavior: the accessible name of each link includes the wallet', () => {
  const labels = [
    ...renderToMarkup(<GetWalletView model={fixtures.ready} />).matchAll(/<a[^>]*aria-label="([^"]*)"/g),
  ]
  expect(labels.map(([, label]) => label)).toEqual([
    'Kestrel, Chrome',
    'Kestrel, iPhone',
    'Kestrel, Android',
    'Kestrel, Website',
    'Harbor Wallet, Website',
    'Ferrous, iPhone',
  ])
})

test('behavior: shows a text if there are no recommended wallets', () => {
  expect(getTexts(renderToMarkup(<GetWalletView model={fixtures.empty} />))[0]).toBe('No recommended wallets')
})

test('error: does not render an unsafe link', () => {
  expect(renderToMarkup(<GetWalletView model={hostileOffer} />)).not.toContain('javascript:')
})
