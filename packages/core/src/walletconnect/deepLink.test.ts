import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LinkScope, linkTarget, toDeepLink } from './deepLink.js'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=01'
const encoded = encodeURIComponent(uri)
const page: LinkScope = { isTelegram: false, isAndroid: false, isStandalone: false, isFramed: false }
const hrefOf = (mobileLink: string, scope = page) => toDeepLink({ mobileLink }, uri, scope)?.href

describe('toDeepLink', () => {
  test.each([
    ['metamask://', 'metamask://wc?uri='],
    ['metamask:', 'metamask://wc?uri='],
    ['metamask', 'metamask://wc?uri='],
    ['trust://path', 'trust://path/wc?uri='],
    ['com.wallet+x-1://', 'com.wallet+x-1://wc?uri='],
    ['https://wallet.example', 'https://wallet.example/wc?uri='],
    ['https://wallet.example/app/', 'https://wallet.example/app/wc?uri='],
    [' wallet:// ', 'wallet://wc?uri='],
  ])('default: %s', (link, base) => {
    expect(hrefOf(link)).toBe(base + encoded)
  })

  test('behavior: the app first, its universal link where the browser refuses the scheme', () => {
    const wallet = { mobileLink: 'wallet://', universalLink: 'https://wallet.example' }
    expect(toDeepLink(wallet, uri, page)).toEqual({
      href: `wallet://wc?uri=${encoded}`,
      fallbackHref: `https://wallet.example/wc?uri=${encoded}`,
      target: '_self',
    })
    expect(toDeepLink({ universalLink: 'https://wallet.example' }, uri, page)).toEqual({
      href: `https://wallet.example/wc?uri=${encoded}`,
      target: '_self',
    })
  })

  test('behavior: Telegram on Android decodes once more', () => {
    const scope = { ...page, isTelegram: true, isAndroid: true }
    expect(hrefOf('wallet://', scope)).toBe(`wallet://wc?uri=${encodeURIComponent(encoded)}`)
    expect(hrefOf('wallet://', { ...scope, isAndroid: false })).toBe(`wallet://wc?uri=${encoded}`)
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
    '://',
    '//wallet.example',
    '',
  ])('error: %j is not opened', (link) => {
    expect(hrefOf(link)).toBeUndefined()
  })

  test('behavior: whatever the catalogue says, a link is https or an app’s own scheme, and carries the whole URI', () => {
    fc.assert(
      fc.property(
        // Not fc.webUrl, which takes seconds to make its hundred.
        fc
          .tuple(
            fc.constantFrom('', 'https://', 'wallet:', 'javascript:', 'java\nscript:', 'DATA:'),
            fc.string(),
          )
          .map((parts) => parts.join('')),
        (link) => {
          const href = hrefOf(link)
          if (href === undefined) return
          expect(href).toMatch(/^[a-z][a-z0-9+.-]*:\/\//)
          expect(href).not.toMatch(/^(javascript|data|file|http):/)
          expect(href.endsWith(`wc?uri=${encoded}`)).toBe(true)
        },
      ),
    )
  })
})

test.each<[Partial<LinkScope>, string]>([
  [{}, '_self'],
  [{ isFramed: true }, '_top'],
  [{ isTelegram: true, isFramed: true }, '_blank'],
  [{ isStandalone: true }, '_blank'],
])('behavior: a page of %j opens links in %s', (scope, target) => {
  expect(linkTarget({ ...page, ...scope })).toBe(target)
})
