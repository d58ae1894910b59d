import { expect, test } from 'vitest'
import { printOptions } from './printOptions.js'

test('default', () => {
  const options = {
    themeMode: 'dark',
    themeVariables: { accent: '#b8330c', 'font-scale': '1.1', font: '"SF Mono", monospace' },
  }
  expect(printOptions(options)).toBe(`{
  themeMode: 'dark',
  themeVariables: {
    accent: '#b8330c',
    'font-scale': '1.1',
    font: '"SF Mono", monospace',
  },
}`)
})

test('behavior: a text with an apostrophe has double quotes', () => {
  expect(printOptions({ font: `'A', "B"` })).toBe(`{\n  font: "'A', \\"B\\"",\n}`)
})

test('behavior: an empty object is on one line', () => {
  expect(printOptions({ themeVariables: {} })).toBe('{\n  themeVariables: {},\n}')
})
