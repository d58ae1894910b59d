import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLinkTarget, type LinkEnvironment, toDeepLink } from './deepLink.js'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=01'
const encoded = encodeURIComponent(uri)
const environment: LinkEnvironment = {
  isTelegram: false,
  isAndroid: false,
  isStandalone: false,
  isFramed: false,
}
const hrefOf = (mobileLink: string, from = environment) => toDeepLink({ mobileLink }, uri, from)?.href

describe('toDeepLink', () => {
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
    // WalletConnect's directory knows them, and no list of this project did.
    ['rabby://', 'rabby://wc?uri='],
    ['com.wallet+x-1://', 'com.wallet+x-1://wc?uri='],
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
    'https://[/',
    '://',
    '//wallet.example',
    '',
  ])('error: returns undefined for %j', (link) => {
    expect(hrefOf(link)).toBeUndefined()
  })

  test('behavior: returns only links of https or a wallet app, with the whole URI, for any input', () => {
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
          expect(href).toMatch(/^(?!javascript|data|http:)[a-z][a-z0-9+.-]+:\/\//)
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
