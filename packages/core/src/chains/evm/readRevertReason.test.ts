import { expect, test } from 'vitest'
import { readRevertReason } from './readRevertReason.js'

const word = (value: number) => value.toString(16).padStart(64, '0')
const text = (value: string) => Buffer.from(value).toString('hex').padEnd(64, '0')

test('default', () => {
  expect(readRevertReason(`0x08c379a0${word(32)}${word(6)}${text('paused')}`)).toBe('paused')
})

test.each([
  ['no data', '0x'],
  ['a custom error', '0xe450d38c'],
  ['no text', `0x08c379a0${word(32)}${word(0)}`],
  ['no length', `0x08c379a0${word(32)}`],
])('behavior: %s has no reason', (_, data) => {
  expect(readRevertReason(data)).toBeUndefined()
})

test('behavior: a long reason is shortened, and a wrong length is ignored', () => {
  const long = Buffer.from('x'.repeat(1000)).toString('hex')
  expect(readRevertReason(`0x08c379a0${word(32)}${'f'.repeat(64)}${long}`)).toBe('x'.repeat(200))
})
