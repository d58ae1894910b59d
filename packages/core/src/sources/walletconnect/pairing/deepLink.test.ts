import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { declaredSchemes } from './appSchemes.js'
import { getLinkTarget, type LinkEnvironment, toDeepLink } from './deepLink.js'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=01'
const encoded = encodeURIComponent(uri)
const environment: LinkEnvironment = {
  isTelegram: false,
  isAndroid: false,
  isStandalone: false,
  isFramed: false,
  appSchemes: ['wallet'],
}
const hrefOf = (mobileLink: string, from = environment) => toDeepLink({ mobileLink }, uri, from)?.href

describe('toDeepLink', () => {
  test('param: appSchemes: allows the schemes of customWallets only if they are passed', () => {
    const appSchemes = declaredSchemes([
      { id: 'a', name: 'A', mobile_link: 'My-Wallet://x', desktop_link: 'desk:' },
      { id: 'b', name: 'B', mobile_link: 'http://localhost:1' },
    ])
    expect(appSchemes).toEqual(['my-wallet', 'desk'])
    expect(hrefOf('my-wallet://', { ...environment, appSchemes })).toBe(`my-wallet://wc?uri=${encoded}`)
    expect(hrefOf('my-wallet://', { ...environment, appSchemes: undefined })).toBeUndefined()
  })

  test.each([
    ['metamask://', 'metamask://wc?uri='],
    ['metamask:', 'metamask://wc?uri='],
    ['metamask', 'metamask://wc?uri='],
    ['trust://path', 'trust://path/wc?uri='],
    ['robinhood-wallet://', 'robinhood-wallet://wc?uri='],
    ['METAMASK://', 'metamask://wc?uri='],
    ['https://wallet.example', 'https://wallet.example/wc?uri='],
    ['https://wallet.example/app/', 'https://wallet.example/app/wc?uri='],
    [' wallet:// ', 'wallet://wc?uri='],
  ])('default: adds the URI to %s', (link, base) => {
    expect(hrefOf(link)).toBe(base + encoded)
  })

  test('behavior: prefers the wallet app’s own scheme, with the universal link as fallback', () => {
    const wallet = { mobileLink: 'wallet://', universalLink: 'https://wallet.example' }
    expect(toDeepLink(wallet, uri, environment)).toEqual({
      href: `wallet://wc?uri=${encoded}`,
      fallbackHref: `https://wallet.example/wc?uri=${encoded}`,
      target: '_self',
    })
    expect(toDeepLink({ universalLink: 'https://wallet.example' }, uri, environment)).toEqual({
      href: `https://wallet.example/wc?uri=${encoded}`,
      target: '_self',
    })
  })

  test('behavior: encodes the URI twice for Telegram on Android, which decodes it once', () => {
    const telegram = { ...environment, isTelegram: true, isAndroid: true }
    expect(hrefOf('wallet://', telegram)).toBe(`wallet://wc?uri=${encodeURIComponent(encoded)}`)
    expect(hrefOf('wallet://', { ...telegram, isAndroid: false })).toBe(`wallet://wc?uri=${encoded}`)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)//',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://x',
    'vbscript:x',
    'about:blank',
    'intent://x#Intent;end',
    'http://wallet.example',
    'https://',
    'https://wallet.example/?x=',
    'wallet://#',
    'wal let://',
    'wallet://\u202E',
    'https://wallet.example@evil.example/',
    'https://user:secret@wallet.example/',
    'https://wallet.example\\@evil.example/',
    'wallet://user@host',
    'tel:+123',
    'SMS:123',
    'mailto:a@b.example',
    'chrome://settings',
    'itms-services://x',
    'ms-msdt:/id',
    'search-ms:query',
    'javascript',
    '\u0000javascript:alert(1)',
    'java\tscript:alert(1)',
    'vscode://file/etc/passwd',
    'zoommtg://zoom.us/join',
    'steam://run/1',
    'ssh://host',
    'x-apple.systempreferences:',
    'unlisted-wallet://',
    'com.wallet+x-1://',
    'metamask2://',
    'https://[/',
    '://',
    '//wallet.example',
    '',
  ])('error: returns undefined for %j', (link) => {
    expect(hrefOf(link)).toBeUndefined()
  })

  test('behavior: returns only links of https or an allowed scheme, with the whole URI, for any input', () => {
    fc.assert(
      fc.property(
        // Not fc.webUrl, which takes seconds to generate a hundred.
        fc
          .tuple(
            fc.constantFrom('', 'https://', 'wallet:', 'javascript:', 'java\nscript:', 'DATA:'),
            fc.string(),
          )
          .map((parts) => parts.join('')),
        (link) => {
          const href = hrefOf(link)
          if (href === undefined) return
          expect(href).toMatch(/^(https|wallet):\/\//)
          expect(href.endsWith(`wc?uri=${encoded}`)).toBe(true)
        },
      ),
    )
  })
})

test.each<[Partial<LinkEnvironment>, string]>([
  [{}, '_self'],
  [{ isFramed: true }, '_top'],
  [{ isTelegram: true, isFramed: true }, '_blank'],
  [{ isStandalone: true }, '_blank'],
])('behavior: in the environment %j, the link target is %s', (change, target) => {
  expect(getLinkTarget({ ...environment, ...change })).toBe(target)
})
