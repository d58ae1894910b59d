import { describe, expect, test } from 'vitest'
import { toInAppBrowserLink } from './toInAppBrowserLink.js'

describe('toInAppBrowserLink', () => {
  const page = 'https://my-dapp.example/swap?a=1&b=2#c'
  const encoded = encodeURIComponent(page)
  const phantom = `https://phantom.app/ul/browse/${encoded}?ref=${encodeURIComponent('https://my-dapp.example')}`
  const coinbase = `https://go.cb-w.com/dapp?cb_url=${encoded}`

  test.each([
    ['app.phantom', false, phantom],
    ['app.phantom', true, phantom],
    ['a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', true, phantom],
    ['com.coinbase.wallet', false, coinbase],
    ['fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa', false, coinbase],
    ['com.coinbase.wallet', true, undefined],
    ['io.metamask', false, undefined],
    ['', false, undefined],
    ['__proto__', false, undefined],
  ])('default: walletId %s, canPair %s', (walletId, canPair, expected) => {
    expect(toInAppBrowserLink(walletId, page, canPair)).toBe(expected)
  })

  test.each([
    'about:blank',
    'file:///index.html',
    'javascript:alert(1)',
    'blob:https://my-dapp.example/1',
    '',
  ])('error: returns no link to the page %j', (pageUrl) => {
    for (const wallet of ['app.phantom', 'com.coinbase.wallet'])
      expect(toInAppBrowserLink(wallet, pageUrl, false)).toBeUndefined()
  })
})
