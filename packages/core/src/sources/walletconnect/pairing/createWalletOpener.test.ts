import { expect, test } from 'vitest'
import { cookieStorage } from '../../../exports/index.js'
import { fakeStorage } from '../../../exports/testing.js'
import { createWalletOpener } from './createWalletOpener.js'
import { deepLinkKey, storeDeepLink } from './storeDeepLink.js'

const request = { id: 17, topic: 'ab' }

/** Opens the wallet for a request with this stored link, and returns the opened links. */
function openWith(stored: string | null) {
  const storage = fakeStorage()
  if (stored !== null) storage.setItem(deepLinkKey, stored)
  const opened: string[] = []
  createWalletOpener({ storage }, (href, target) => opened.push(`${target} ${href}`))(request)
  return opened
}

test.each([
  ['rainbow://', '_self rainbow://wc?requestId=17&sessionTopic=ab'],
  ['bnc://app.binance.com/cedefi/', '_self bnc://app.binance.com/cedefi/wc?requestId=17&sessionTopic=ab'],
  ['https://rnbwapp.com/', '_blank https://rnbwapp.com/wc?requestId=17&sessionTopic=ab'],
  ['mywallet://', '_self mywallet://wc?requestId=17&sessionTopic=ab'],
  [
    'https://t.me/wallet/app/',
    `_blank https://t.me/wallet/app?startapp=${btoa('requestId=17&sessionTopic=ab').replace(/=+$/, '')}`,
  ],
])('default: opens the stored link %s with the request', (stored, expected) => {
  expect(openWith(stored)).toEqual([expected])
})

test('behavior: opens the wallet by the link that `storeDeepLink` stored', () => {
  const storage = fakeStorage()
  storeDeepLink(storage, { walletId: 'w', name: 'W', href: 'rainbow://wc?uri=wc%3Ax' })
  const opened: string[] = []
  createWalletOpener({ storage }, (href) => opened.push(href))(request)
  expect(opened).toEqual(['rainbow://wc?requestId=17&sessionTopic=ab'])
})

test('behavior: with cookieStorage, opens the link after a reload, and no link that is not of a wallet app', () => {
  const jar = new Map<string, string>()
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      jar.set(name, value)
    },
  }
  storeDeepLink(cookieStorage({ document }), { walletId: 'w', name: 'W', href: 'rainbow://wc?uri=wc%3Ax' })
  const afterReload = cookieStorage({ document })
  const opened: string[] = []
  createWalletOpener({ storage: afterReload }, (href) => opened.push(href))(request)
  expect(opened).toEqual(['rainbow://wc?requestId=17&sessionTopic=ab'])
  document.cookie = `${deepLinkKey}=${encodeURIComponent('javascript:alert(1)')}`
  createWalletOpener({ storage: afterReload }, (href) => opened.push(href))(request)
  expect(opened).toHaveLength(1)
})

test.each([
  null,
  '',
  'javascript:alert(1)',
  'javascript://%0aalert(1)//',
  '{"href":"javascript:alert(1)","name":"x"}',
  'data:text/html,x',
  'vscode://file/etc/passwd',
  'ms-settings://',
  'https://user@evil.example/',
  'https://evil.example/?a=1',
])('error: the stored link %j is not opened', (stored) => {
  expect(openWith(stored)).toEqual([])
})

test('error: opens nothing if the storage throws', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  const opened: string[] = []
  createWalletOpener({ storage }, (href) => opened.push(href))(request)
  createWalletOpener({ storage: null }, (href) => opened.push(href))(request)
  expect(opened).toEqual([])
})
