import { expect, test } from 'vitest'
import { getStorageScope } from './getStorageScope.js'

const parent = 'https://app.example'
const top = 'https://portal.example'
const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Safari/537.36`

test.each([
  ['Chrome 109', chrome('Chrome/109.0.0.0')],
  ['Chrome 114', chrome('Chrome/114.0.0.0')],
  ['headless Chrome 114', chrome('HeadlessChrome/114.0.0.0')],
  ['Chromium 110', chrome('Ubuntu Chromium/110.0.0.0')],
  ['Edge 114', `${chrome('Chrome/114.0.0.0')} Edg/114.0.0.0`],
])('default: the storage of frames in %s has a part for each top page', (_name, userAgent) => {
  expect(getStorageScope({ userAgent, ancestorOrigins: [parent] })).toBe(parent)
  expect(getStorageScope({ userAgent, ancestorOrigins: [parent, top] })).toBe(top)
  // A window of its own, which no app contains.
  expect(getStorageScope({ userAgent, ancestorOrigins: [] })).toBe('')
})

test.each([
  ['Chrome 115', chrome('Chrome/115.0.0.0')],
  ['Edge 130', `${chrome('Chrome/130.0.0.0')} Edg/130.0.0.0`],
  ['Firefox 115', 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0'],
  [
    'Safari 16.4',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15',
  ],
  [
    'Chrome of iOS, which is WebKit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/112.0.0.0 Mobile/15E148 Safari/604.1',
  ],
])('behavior: %s partitions the storage itself', (_name, userAgent) => {
  expect(getStorageScope({ userAgent, ancestorOrigins: [parent] })).toBe('')
  expect(getStorageScope({ userAgent, ancestorOrigins: undefined })).toBe('')
})
