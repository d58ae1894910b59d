import { expect, test } from 'vitest'
import { safeImage } from './safeImage.js'

test('default', () => {
  expect(safeImage('https://example.com/icon.png')).toBe('https://example.com/icon.png')
})

test.each(['png', 'jpeg', 'webp', 'gif', 'svg+xml'])('behavior: image data of the kind %s', (kind) => {
  const source = `data:image/${kind};base64,AAAA`
  expect(safeImage(source)).toBe(source)
  expect(safeImage(`DATA:image/${kind},x`)).toBe(`DATA:image/${kind},x`)
})

test.each([
  undefined,
  '',
  'http://example.com/icon.png',
  '//example.com/icon.png',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xmlx,x',
  'data:image/bmp;base64,AAAA',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'x https://example.com',
])('error: %s is not loaded', (source) => {
  expect(safeImage(source)).toBeUndefined()
})
