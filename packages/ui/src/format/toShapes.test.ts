import { expect, test } from 'vitest'
import { toShapes } from './toShapes.js'

const image = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`)}`
const path = '<path fill="#fff" d="M0 0h24v24H0z"/>'

test('default', () => {
  expect(toShapes(image(`${path}<path fill="#FF5C16" fill-rule="evenodd" d="m1-2 .5,3z"/>`))).toEqual([
    { fill: '#fff', isEvenOdd: false, path: 'M0 0h24v24H0z' },
    { fill: '#FF5C16', isEvenOdd: true, path: 'm1-2 .5,3z' },
  ])
})

test.each([
  ['another element', image(`${path}<script>alert(1)</script>`)],
  ['an attribute', image('<path fill="#fff" onload="alert(1)" d="M0 0z"/>')],
  ['a URL as the color', image('<path fill="url(https://evil.example/a)" d="M0 0z"/>')],
  ['a quote in the path', image('<path fill="#fff" d="M0 0z" style="x"/>')],
  ['an image without shapes', image('text')],
  ['too many shapes', image(path.repeat(2_000))],
  [
    'a malformed escape',
    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%3E%E0%3C%2Fsvg%3E',
  ],
  ['another format', 'data:image/png;base64,AAAA'],
  ['a URL', 'https://wallet.example/icon.svg'],
])('behavior: returns undefined for %s', (_name, source) => {
  expect(toShapes(source)).toBeUndefined()
})
