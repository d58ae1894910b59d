import { expect, test } from 'vitest'
import { sanitizeImage } from './sanitizeImage.js'

test('default', () => {
  expect(sanitizeImage('https://example.com/icon.png')).toBe('https://example.com/icon.png')
})

test('behavior: accepts an image of a local development server', () => {
  expect(sanitizeImage('http://localhost:5173/a.png')).toBe('http://localhost:5173/a.png')
})

test.each(['png', 'jpeg', 'webp', 'gif', 'svg+xml'])(
  'behavior: accepts a data URL of type image/%s',
  (type) => {
    const source = `data:image/${type};base64,AAAA`
    expect(sanitizeImage(source)).toBe(source)
    expect(sanitizeImage(`DATA:image/${type},x`)).toBe(`DATA:image/${type},x`)
  },
)

test.each([
  undefined,
  '',
  '//example.com/icon.png',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xmlx,x',
  'data:image/bmp;base64,AAAA',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'x https://example.com',
])('error: rejects %s', (source) => {
  expect(sanitizeImage(source)).toBeUndefined()
})
