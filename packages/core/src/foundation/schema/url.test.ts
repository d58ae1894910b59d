import { describe, expect, test } from 'vitest'
import { imageData, isAppLink, isSocketUrl, isWebUrl, safeImageUrl } from './url.js'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** URLs that must never become a link or an image. */
const dangerous = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'about:blank',
  'view-source:https://example.com',
  'ftp://example.com/x',
  '//example.com/x',
  '/x.png',
  '',
]

describe('isWebUrl', () => {
  test.each([
    'https://example.com',
    'https://example.com:8443/a?b#c',
    'HTTPS://EXAMPLE.COM',
    'http://localhost:8545',
    'http://app.localhost',
    'http://127.0.0.1:8545',
    'http://[::1]:8545',
    'http://192.168.1.7:5173',
    'http://10.0.0.2',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://mac.local:3000',
  ])('default', (text) => {
    expect(isWebUrl(text)).toBe(true)
  })

  test.each([
    ...dangerous,
    'http://example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://10.example.com',
    'http://172.32.0.1',
    'http://172.15.0.1',
    'http://192.169.0.1',
    'http://a.b.local',
    'https://user:password@example.com',
    'https://user@example.com',
    'wss://example.com',
    'metamask:',
  ])('error: %j', (text) => {
    expect(isWebUrl(text)).toBe(false)
  })
})

describe('isSocketUrl', () => {
  test.each(['wss://example.com', 'ws://localhost:8546', 'WSS://EXAMPLE.COM'])('default', (text) => {
    expect(isSocketUrl(text)).toBe(true)
  })

  test.each([...dangerous, 'ws://example.com', 'https://example.com', 'wss:'])('error: %j', (text) => {
    expect(isSocketUrl(text)).toBe(false)
  })
})

describe('safeImageUrl', () => {
  test.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    [' https://example.com/a b.png\n', 'https://example.com/a%20b.png'],
    ['http://localhost:5173/a.png', 'http://localhost:5173/a.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/jpeg;base64,AA==', 'data:image/jpeg;base64,AA=='],
    ['data:image/gif;base64,AA==', 'data:image/gif;base64,AA=='],
    ['data:image/webp;base64,AA==', 'data:image/webp;base64,AA=='],
    [`data:image/svg+xml,${encodeURIComponent(svg)}`, `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['DATA:image/svg+xml;utf8,x', 'data:image/svg+xml;utf8,x'],
  ])('default', (given, shown) => {
    expect(safeImageUrl(given)).toBe(shown)
  })

  test('behavior: removes line breaks of a data URL', () => {
    expect(safeImageUrl('data:image/svg+xml,<svg\n onload="x"\t/>')).toBe(
      'data:image/svg+xml,<svg onload="x"/>',
    )
  })

  test.each([
    ...dangerous,
    'http://example.com/a.png',
    'https://user:password@example.com/a.png',
    'data:image/bmp;base64,AA==',
    'data:image/svg+xmlx,<svg/>',
    'data:text/plain,data:image/png;base64,AA==',
    'data:,x',
    `data:image/png;base64,${'A'.repeat(262_144)}`,
    undefined,
    null,
    {},
    () => 'https://example.com',
  ])('error: %j', (value) => {
    expect(safeImageUrl(value)).toBeUndefined()
  })
})

describe('imageData', () => {
  test('default', () => {
    expect(imageData('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
  })

  test.each([...dangerous, 'https://example.com/a.png', 'http://localhost/a.png', 'data:,x', undefined])(
    'error: %j',
    (value) => {
      expect(imageData(value)).toBeUndefined()
    },
  )
})

describe('isAppLink', () => {
  test.each(['https://metamask.app.link/dapp/x', 'metamask://', 'rainbow:', 'cbwallet://dapp?x=1'])(
    'default',
    (text) => {
      expect(isAppLink(text)).toBe(true)
    },
  )

  test.each([...dangerous, 'http://example.com', 'metamask', '1wallet://', 'wss://example.com'])(
    'error: %j',
    (text) => {
      expect(isAppLink(text)).toBe(false)
    },
  )
})
