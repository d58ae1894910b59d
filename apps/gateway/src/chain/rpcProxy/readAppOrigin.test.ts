import { expect, test } from 'vitest'
import { readAppOrigin } from './readAppOrigin.js'

const frame = 'https://frame.example'
const read = (origin: string | undefined, app?: string, frameOrigins: readonly string[] = [frame]) =>
  readAppOrigin(
    { raw: { headers: { origin } }, query: new URLSearchParams(app === undefined ? {} : { origin: app }) },
    frameOrigins,
  )

test.each([
  ['the frame', frame, 'https://app.example', 'https://app.example'],
  ['the frame without an app', frame, undefined, frame],
  ['an app', 'https://app.example', undefined, 'https://app.example'],
  ['another page that names an app', 'https://evil.example', 'https://app.example', 'https://evil.example'],
  ['a page with an opaque origin', 'null', 'https://app.example', 'null'],
  ['a program that names an app', undefined, 'https://app.example', undefined],
  [
    'a page whose origin begins as the frame',
    `${frame}.evil.example`,
    'https://app.example',
    `${frame}.evil.example`,
  ],
] as const)('default: the origin of a request of %s', (_name, origin, app, expected) => {
  expect(read(origin, app)).toBe(expected)
})

test('default: without a frame, the parameter has no effect', () => {
  expect(read(frame, 'https://app.example', [])).toBe(frame)
})

test.each([
  '',
  'null',
  'app.example',
  'https://app.example/',
  'https://app.example/path',
  'HTTPS://APP.example',
])('error: %j is not the origin of a page', (app) => {
  expect(() => read(frame, app)).toThrow('"origin" must be the origin of a page')
})
