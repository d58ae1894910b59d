import { expect, test } from 'vitest'
import { isWalletScheme } from './appSchemes.js'

// Of wallets that were on no list of this project. The catalogues of RainbowKit 2.2.11 and @depay/widgets 13.0.45 name the last five.
test.each([
  'https',
  'metamask',
  'rabby',
  'backpack',
  'xverse',
  'ambire',
  'zengo',
  'base',
  'robinhood-wallet',
])('default: %s may be a wallet', (scheme) => {
  expect(isWalletScheme(scheme)).toBe(true)
})

test.each([
  ...[
    'http',
    'javascript',
    'data',
    'file',
    'blob',
    'vbscript',
    'about',
    'intent',
    'android-app',
    'view-source',
  ],
  ...['tel', 'sms', 'mailto', 'facetime', 'itms-apps', 'itms-services', 'market', 'ms-msdt', 'ms-settings'],
  ...[
    'search-ms',
    'x-apple.systempreferences',
    'chrome',
    'chrome-extension',
    'moz-extension',
    'ssh',
    'vscode',
  ],
  ...['web+wallet', '', ' ', 'METAMASK', 'metamask ', 'metamask rainbow', '1wallet', 'a'],
])('error: %j is no wallet', (scheme) => {
  expect(isWalletScheme(scheme)).toBe(false)
})
