import { expect, test } from 'vitest'
import { chooseImageType, type ImageType } from './chooseImageType.js'

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const safari16 =
  'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'

test.each<[string, string | undefined, boolean, ImageType | undefined]>([
  ['no header', undefined, false, 'image/svg+xml'],
  ['an img element of Chromium', chromium, false, 'image/svg+xml'],
  ['an img element of Safari', safari16, false, 'image/svg+xml'],
  ['an img element of Chromium, with a size', chromium, true, 'image/webp'],
  ['a fetch without a header, with a size', '*/*', true, 'image/png'],
  ['an app that shows PNG only', 'image/png', false, 'image/png'],
  ['an app that prefers WebP', 'image/webp,image/*;q=0.8', false, 'image/webp'],
  ['a client that refuses SVG', 'image/*,image/svg+xml;q=0', false, 'image/png'],
  ['upper case and spaces', ' IMAGE/PNG ; q=1 ', false, 'image/png'],
  ['no image', 'text/html', false, undefined],
  ['a malformed quality', 'image/png;q=..', false, undefined],
])('param: %s', (_name, accept, isSized, expected) => {
  expect(chooseImageType({ accept, source: 'image/svg+xml', isSized })[0]).toBe(expected)
})

test('behavior: serves a WebP source unchanged', () => {
  expect(chooseImageType({ accept: '*/*', source: 'image/webp', isSized: false })[0]).toBe('image/webp')
})
