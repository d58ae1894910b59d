import { expect, test } from 'vitest'
import { mapTexts } from '../../.storybook/mapTexts.js'
import { toPseudo } from '../../.storybook/toPseudo.js'
import { fullEn } from './fullCopy.fixtures.js'

test('default: the pseudo-locale has longer texts with the same placeholders', () => {
  expect(toPseudo({ lang: 'en', open: 'Open {wallet} now' })).toEqual({
    lang: 'en',
    open: 'Öpéñ {wallet} ñöw lore',
  })
  const { titles, connect } = toPseudo(fullEn)
  expect(titles.connect.length).toBeGreaterThanOrEqual(1.4 * fullEn.titles.connect.length)
  expect(connect.legal).toContain('{terms}')
})

test('behavior: chooses each text among those of several languages', () => {
  const longest = (texts: readonly string[]) =>
    texts.reduce((most, text) => (text.length > most.length ? text : most))
  const english = { lang: 'en', a: 'aa', list: [{ b: 'b' }], count: { one: 'o', other: 'oo' }, run: () => 1 }
  const other = { lang: 'xx', a: 'a', list: [{ b: 'bbb' }], count: { other: 'ooo' } }
  const mapped = mapTexts([english, other], longest)
  expect(mapped).toEqual({ ...english, list: [{ b: 'bbb' }], count: { one: 'ooo', other: 'ooo' } })
})
