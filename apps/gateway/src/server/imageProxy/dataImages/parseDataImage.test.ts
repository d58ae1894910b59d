import { expect, test } from 'vitest'
import { parseDataImage } from './parseDataImage.js'

const svg = '<svg fill="#fff" width="100%"/>'

test.each([
  ['Base64', `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`],
  ['encoded Base64', `data:image/svg+xml;base64,${encodeURIComponent(Buffer.from(svg).toString('base64'))}`],
  ['a charset', `data:image/svg+xml;charset=utf-8;base64,${Buffer.from(svg).toString('base64')}`],
  ['encoded text', `data:image/svg+xml,${encodeURIComponent(svg)}`],
  ['text that is not encoded', `data:image/svg+xml;utf8,${svg}`],
  ['upper case', `DATA:IMAGE/SVG+XML;BASE64,${Buffer.from(svg).toString('base64')}`],
])('default: reads %s', (_name, url) => {
  expect(Buffer.from(parseDataImage(url) ?? []).toString()).toBe(svg)
})

test.each(['png', 'jpeg', 'jpg', 'gif', 'webp'])('default: reads the type %s', (type) => {
  expect(parseDataImage(`data:image/${type};base64,AAEC`)).toEqual(Buffer.from([0, 1, 2]))
})

test.each([
  'data:text/html,<b>',
  'data:image/svg+xml',
  'data:image/svg+xml,',
  'data:image/bmp;base64,AA',
  'https://example.com/data:image/png,',
  '',
])('error: %s', (url) => {
  expect(parseDataImage(url)).toBeUndefined()
})

test.each([
  `data:image/png;base64,${Buffer.alloc(256 * 1024 + 1).toString('base64')}`,
  `data:image/svg+xml,${'a'.repeat(256 * 1024 + 1)}`,
  `data:image/svg+xml,${'a'.repeat(2_000_000)}`,
])('error: more than 256 KiB', (url) => {
  expect(parseDataImage(url)).toBeUndefined()
})
