import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageData, isAppLink, isSocketUrl, isWebUrl, safeImageUrl } from './url.js'

const schemes = [
  'https:',
  'http:',
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'wss:',
  'ws:',
  'ftp:',
  'metamask:',
]
const noise = fc.constantFrom(
  '',
  ' ',
  '\n',
  '\t',
  '\u0000',
  '\u202E',
  '\u200B',
  '\\',
  '/',
  '//',
  '@',
  ':',
  '#',
  '?',
)
const host = fc.constantFrom(
  'localhost',
  'a.example',
  '127.0.0.1',
  '10.0.0.1',
  '192.168.1.1',
  '[::1]',
  '',
  'a@b',
)
const hostile = fc
  .tuple(noise, fc.constantFrom(...schemes), noise, host, noise, fc.string({ unit: 'binary', maxLength: 20 }))
  .map((parts) => parts.join(''))
const text = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl())

function isNearby(hostname: string): boolean {
  return /^(localhost|127\.|10\.|192\.168\.|\[::1\])/.test(hostname)
}

test('behavior: a web URL is https: or nearby, and has no credentials, for any text', () => {
  fc.assert(
    fc.property(text, (given) => {
      if (!isWebUrl(given)) return
      const url = new URL(given)
      expect(['https:', 'http:']).toContain(url.protocol)
      expect(url.protocol === 'https:' || isNearby(url.hostname)).toBe(true)
      expect(`${url.username}${url.password}`).toBe('')
      expect(url.hostname).not.toBe('')
    }),
    { numRuns: 2_000 },
  )
})

test('behavior: an image is a web URL or image data, without line breaks, and checking it again changes nothing', () => {
  const data = fc
    .tuple(
      fc.constantFrom('data:image/png', 'DATA:image/svg+xml', 'data:image/bmp', 'data:text/html', 'data:'),
      fc.constantFrom(';base64,', ',', ';utf8,', ''),
      fc.string({ unit: 'binary' }),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(text, data), (given) => {
      const image = safeImageUrl(given)
      if (image === undefined) return
      expect(image).not.toMatch(/[\n\r\t]/)
      expect(isWebUrl(image) || /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(image)).toBe(true)
      expect(safeImageUrl(image)).toBe(image)
      expect(imageData(given) ?? image).toBe(image)
    }),
    { numRuns: 2_000 },
  )
})

test('behavior: no link has a scheme that a browser executes or displays, for any text', () => {
  fc.assert(
    fc.property(text, (given) => {
      if (!isAppLink(given)) return
      expect(new URL(given).protocol).not.toMatch(/^(javascript|data|vbscript|blob|file|wss?|ftp):$/)
      // The scheme is the one that the browser reads, so that no character before it hides another one.
      expect(given.toLowerCase().startsWith(new URL(given).protocol)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('behavior: a socket URL is wss: or nearby, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.webUrl({ validSchemes: ['ws', 'wss'] })), (given) => {
      if (!isSocketUrl(given)) return
      const url = new URL(given)
      expect(url.protocol === 'wss:' || (url.protocol === 'ws:' && isNearby(url.hostname))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('behavior: exactly 172.16.0.0/12 of 172.0.0.0/8 is a private network (RFC 1918)', () => {
  for (let second = 0; second < 256; second += 1)
    expect(isWebUrl(`http://172.${second}.0.1`)).toBe(second >= 16 && second <= 31)
})

test.each([
  ['http://127.1', true],
  ['http://0x7f000001', true],
  ['http://2130706433', true],
  ['http://0', false],
  ['http://0.0.0.0', false],
  ['http://169.254.169.254', false],
  ['http://[::ffff:10.0.0.1]', false],
  ['http://evil.example#localhost', false],
  ['http://evil.example/.localhost', false],
  ['http://localhost.evil.example', false],
  ['http://xlocalhost', false],
  ['http://.local', false],
])('behavior: http on the host of %s: %s', (url, expected) => {
  // The browser's parser resolves other notations of an address, so that they are compared as what they are.
  expect(isWebUrl(url)).toBe(expected)
})

test.each([262_144, 262_145])('behavior: the limit of an image is 262144 characters, got %i', (length) => {
  const head = 'data:image/png;base64,'
  const image = `${head}${'A'.repeat(length - head.length)}`
  expect(safeImageUrl(image) === image).toBe(length === 262_144)
  expect(imageData(image) === image).toBe(length === 262_144)
})
