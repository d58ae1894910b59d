import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHashes } from './readHashes.js'

const hash = `0x${'1'.repeat(64)}`
const toAnswer = (caip345: unknown) => ({ id: '0x1', capabilities: { caip345 } })

test('default', () => {
  const answer = toAnswer({ caip2: 'eip155:1', transactionHashes: [hash] })
  expect(readHashes(answer, 'eip155:1')).toEqual([hash])
})

test.each([
  ['no answer', undefined],
  ['the id alone', '0x1'],
  ['no capability', {}],
  ['no chain', toAnswer({ transactionHashes: [hash] })],
  ['another chain', toAnswer({ caip2: 'eip155:10', transactionHashes: [hash] })],
  ['no hashes', toAnswer({ caip2: 'eip155:1', transactionHashes: [] })],
  ['hashes that are no list', toAnswer({ caip2: 'eip155:1', transactionHashes: hash })],
  ['one that is no hash', toAnswer({ caip2: 'eip155:1', transactionHashes: [hash, '0x12'] })],
])('error: none for %s', (_, answer) => {
  expect(readHashes(answer, 'eip155:1')).toEqual([])
})

test('behavior: a copy, which the wallet cannot change later', () => {
  const transactionHashes = [hash]
  const found = readHashes(toAnswer({ caip2: 'eip155:1', transactionHashes }), 'eip155:1')
  transactionHashes.pop()
  expect(found).toEqual([hash])
})

test('behavior: an object of a wallet whose getter throws', () => {
  const answer = {
    get capabilities(): never {
      throw new TypeError('of the wallet')
    },
  }
  expect(readHashes(answer, 'eip155:1')).toEqual([])
})

test('behavior: never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (list) => {
      expect(readHashes(toAnswer({ caip2: 'eip155:1', transactionHashes: list }), 'eip155:1')).toBeInstanceOf(
        Array,
      )
    }),
  )
})
