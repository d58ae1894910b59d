import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { Storage } from '../../../ports/Storage.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { startModules } from './startModules.js'
import { readLabels, writeLabel } from './storedLabels.js'

const key = 'latchkit.v1.labels'
const one = `eip155:0x${'1'.repeat(40)}`
const two = 'solana:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** A storage with that text. */
function storageOf(text: string) {
  const storage = fakeStorage()
  storage.setItem(key, text)
  return storage
}

const read = (storage: Storage) => readLabels(storage, startModules)
const write = (storage: Storage, account: string, label: string) =>
  writeLabel(storage, { account, label }, startModules)

test('default: what was written is read', () => {
  const storage = fakeStorage()
  expect(read(storage)).toEqual({})
  write(storage, one, 'Savings')
  write(storage, two, 'Games')
  expect(read(storage)).toEqual({ [one]: 'Savings', [two]: 'Games' })
})

test('behavior: an empty label removes it, and the last one the key', () => {
  const storage = fakeStorage()
  write(storage, one, 'Savings')
  write(storage, two, 'Games')
  write(storage, one, '')
  expect(read(storage)).toEqual({ [two]: 'Games' })
  write(storage, two, '')
  expect(storage.getItem(key)).toBeNull()
})

test('behavior: keeps what another tab has written', () => {
  const storage = storageOf(JSON.stringify({ [two]: 'Games' }))
  write(storage, one, 'Savings')
  expect(read(storage)).toEqual({ [two]: 'Games', [one]: 'Savings' })
})

test('behavior: beyond 100 labels, forgets those that were set first', () => {
  const storage = fakeStorage()
  for (let index = 0; index < 101; index += 1) write(storage, `eip155:0x${index}`, `${index}`)
  // Set again, so it is among the last ones.
  write(storage, 'eip155:0x1', 'again')
  write(storage, 'eip155:0xlast', 'last')
  const labels = read(storage)
  expect(Object.keys(labels)).toHaveLength(100)
  expect(labels).not.toHaveProperty('eip155:0x0')
  expect(labels).not.toHaveProperty('eip155:0x2')
  expect(labels).toMatchObject({ 'eip155:0x1': 'again', 'eip155:0x3': '3', 'eip155:0xlast': 'last' })
})

test.each(['', '{', '[]', '[["eip155:0x1","a"]]', 'null', '1', '"text"'])(
  'error: the stored text %j',
  (text) => {
    expect(read(storageOf(text))).toEqual({})
  },
)

test.each([
  ['no text', { [one]: 1 }],
  ['nothing visible', { [one]: '\u200b' }],
  ['no account', { '': 'a', eip155: 'a', 'EIP155:0x1': 'a', 'eip155:<b>': 'a' }],
  ['a long key', { [`eip155:${'a'.repeat(129)}`]: 'a' }],
  ['a key of the prototype', JSON.parse('{"__proto__":"a"}')],
])('error: an entry with %s is absent', (_name, entry) => {
  expect(read(storageOf(JSON.stringify({ ...entry, [two]: 'Games' })))).toEqual({ [two]: 'Games' })
})

test('behavior: any stored text gives clean labels of accounts', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(one, two, 'x'), fc.oneof(fc.string({ unit: 'binary' }), fc.anything())),
      (stored) => {
        let text: string
        try {
          text = JSON.stringify(stored)
        } catch {
          return
        }
        const labels = read(storageOf(text))
        for (const [account, label] of Object.entries(labels)) {
          expect([one, two]).toContain(account)
          expect(label).toBe(cleanName(label))
        }
      },
    ),
  )
})

test('error: a blocked storage has no labels', () => {
  const fail = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: fail, setItem: fail, removeItem: fail }
  write(storage, one, 'Savings')
  expect(read(storage)).toEqual({})
})
