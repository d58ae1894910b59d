import { expect, test } from 'vitest'
import { readTheme } from './readTheme.js'

test('default', () => {
  expect(
    readTheme({
      themeMode: 'light',
      themeVariables: { '--latchkit-accent': '#0B6B56', '--latchkit-radius': '8px' },
    }),
  ).toEqual({ mode: 'light', accent: '#0b6b56', radius: 8 })
})

test('behavior: names of other clients, and a limit of the radius', () => {
  const w3mThemeVariables = { '--w3m-accent': '#ffffff', '--w3m-border-radius-master': '99px' }
  expect(readTheme({ w3mThemeVariables })).toEqual({ accent: '#ffffff', radius: 24 })
})

test.each([
  ['ar', 'ar'],
  ['AR-EG', 'ar'],
  ['ar-u-nu-latn', 'ar'],
  ['en-GB', 'en'],
])('param: the language %s', (language, expected) => {
  expect(readTheme({ language })).toEqual({ language: expected })
})

test.each(['', 'sv', 'arx', ' ar', 'constructor', '\u202ear', '<b>ar'])(
  'error: the language %j is ignored',
  (language) => {
    expect(readTheme({ language })).toEqual({})
  },
)

test.each([
  'red',
  '#fff',
  '#ffffff80',
  'url(https://evil.example)',
  '#ffffff;color:red',
  'var(--x)',
  'transparent',
  '\n#ffffff',
])('error: the color %j is ignored', (color) => {
  expect(readTheme({ themeVariables: { '--latchkit-accent': color } })).toEqual({})
})

test.each(['-1px', '1e3px', '10%', 10, '100px', 'calc(1px)'])('error: the radius %j is ignored', (radius) => {
  expect(readTheme({ themeVariables: { '--latchkit-radius': radius, '--lk-text': '#ffffff' } })).toEqual({})
})
