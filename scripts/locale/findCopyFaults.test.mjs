import { expect, test } from 'vitest'
import { findBareIsolates, findCopyFaults, listTexts } from './findCopyFaults.mjs'

const german = { tag: 'de', script: 'Latin', sameAsEnglish: ['Token'] }
const russian = { tag: 'ru', script: 'Cyrillic', sameAsEnglish: [] }

test('default: finds nothing in a translation', () => {
  const english = { lang: 'en', open: 'Open {wallet}', token: 'Token', qr: 'QR', list: [{ title: 'One' }] }
  const translated = {
    lang: 'de',
    open: '{wallet} öffnen',
    token: 'Token',
    qr: 'QR',
    list: [{ title: 'Eins' }],
  }
  expect(findCopyFaults(english, translated, german)).toEqual({ faults: [], same: ['Token'] })
})

test.each([
  ['a missing text', {}, 'open: is missing'],
  ['an unknown text', { open: 'Öffnen', close: 'Zu' }, 'close: is not in English'],
  ['a text that is not translated', { open: 'Open' }, 'open: is not translated: Open'],
  [
    'another placeholder',
    { open: '{wallet} öffnen' },
    'open: must have the placeholders "": {wallet} öffnen',
  ],
  ['HTML', { open: '<b>Öffnen</b>' }, 'open: has HTML: <b>Öffnen</b>'],
  ['three periods', { open: 'Öffnen...' }, 'open: has three periods: write …: Öffnen...'],
  [
    'an open isolate',
    { open: '\u2068Öffnen' },
    'open: must close each isolate (U+2068) with U+2069: \u2068Öffnen',
  ],
  ['plural forms', { open: { other: 'Öffnen' } }, 'open: must have plural forms exactly if English has them'],
])('error: %s', (_, translated, fault) => {
  expect(findCopyFaults({ open: 'Open' }, translated, german).faults).toContain(fault)
})

test('error: words in another script', () => {
  expect(findCopyFaults({ open: 'Open' }, { open: 'Otkryt' }, russian).faults).toEqual([
    'open: has no word in the script of the language: Otkryt',
  ])
})

test('error: plural forms of another language', () => {
  const english = { count: { one: '{count} wallet', other: '{count} wallets' } }
  const translated = { count: { one: '{count} кошелёк', two: '{count} кошелька', other: '{count} кошелька' } }
  expect(findCopyFaults(english, translated, russian).faults).toEqual([
    'count: needs the plural form "few"',
    'count: needs the plural form "many"',
    'count: has the plural form "two", which the language does not have',
  ])
})

test('error: a translated text that apps compare', () => {
  const fault = 'actionNotAllowed: must be the English text, which apps compare'
  expect(findCopyFaults({ actionNotAllowed: 'No' }, { actionNotAllowed: 'Nein' }, german).faults).toEqual([
    fault,
  ])
})

test('error: a placeholder without isolates', () => {
  const copy = { a: '\u2068{wallet}\u2069', b: '{terms}', c: { other: '{count}' } }
  expect(findBareIsolates(copy)).toEqual(['c: must have \\u2068{count}\\u2069'])
})

test('behavior: lists the plural forms of a text together', () => {
  expect(
    listTexts({ a: 'x', b: { one: 'y', other: 'z' }, c: { other: 'o', more: 'm' }, f: () => 1 }),
  ).toEqual([
    ['a', 'x'],
    ['b', { one: 'y', other: 'z' }],
    ['c.other', 'o'],
    ['c.more', 'm'],
  ])
})
