import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMessage } from './createMessage.js'
import { bitcoinFields, cosmosFields, evmFields, requiredFields, solanaFields } from './message.fixtures.js'
import { parseMessage } from './parseMessage.js'
import { SiwxMessageError } from './SiwxMessageError.js'
import { siwxFields } from './siwxFields.fixtures.js'

/** `FUZZ_RUNS=100000 pnpm fuzz 1` for a long run. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 500)
/** A long run has more time. */
const timeout = 30_000 + numRuns * 5

test.each([
  ['eip155', evmFields],
  ['solana', solanaFields],
  ['bip122', bitcoinFields],
  ['cosmos', cosmosFields],
])('default: %s', (_, fields) => {
  expect(parseMessage(createMessage(fields))).toEqual(fields)
  expect(parseMessage(createMessage(requiredFields(fields)))).toEqual(requiredFields(fields))
})

test('behavior: any fields: the parsed message equals them', { timeout }, () => {
  fc.assert(
    fc.property(siwxFields, (fields) => {
      const text = createMessage(fields)
      expect(parseMessage(text)).toEqual(fields)
      expect(createMessage(parseMessage(text))).toBe(text)
    }),
    { numRuns },
  )
})

test('behavior: any change of one character: an error, or a message that differs in its fields', {
  timeout,
}, () => {
  const edit = fc.record({
    fields: siwxFields,
    at: fc.nat(),
    length: fc.constantFrom(0, 1),
    text: fc.constantFrom('', '\n', ' ', 'a', '0', ':', '\u0000', '\r', 'ı', '\u202e'),
  })
  fc.assert(
    fc.property(edit, ({ fields, at, length, text }) => {
      const original = createMessage(fields)
      const start = at % original.length
      const changed = original.slice(0, start) + text + original.slice(start + length)
      const parsed = parseOrError(changed)
      if (parsed instanceof SiwxMessageError || changed === original) return
      // A chain of Solana, and its layout, have several spellings.
      if (fields.chainId.startsWith('eip155:')) expect(createMessage(parsed)).toBe(changed)
      else expect(parseMessage(createMessage(parsed))).toEqual(parsed)
    }),
    { numRuns },
  )
})

test('error: any text: only a SiwxMessageError', { timeout }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(parseOrError(text)).toBeInstanceOf(SiwxMessageError)
    }),
    { numRuns },
  )
})

function parseOrError(text: string) {
  try {
    return parseMessage(text)
  } catch (error) {
    if (error instanceof SiwxMessageError) return error
    throw error
  }
}

describe('spellings of other libraries and wallets', () => {
  const withChain = (fields: typeof solanaFields, text: string) =>
    createMessage(fields).replace(/^Chain ID: .*$/m, `Chain ID: ${text}`)

  test.each(['mainnet', 'solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])(
    'behavior: the chain %s of a Solana account',
    (text) => {
      expect(parseMessage(withChain(solanaFields, text))).toEqual(solanaFields)
    },
  )

  test('behavior: the whole CAIP-2 id of a Bitcoin or a Cosmos chain', () => {
    expect(parseMessage(withChain(cosmosFields, cosmosFields.chainId))).toEqual(cosmosFields)
    expect(parseMessage(withChain(bitcoinFields, bitcoinFields.chainId))).toEqual(bitcoinFields)
  })

  test('behavior: an account that is named by the id of its namespace', () => {
    const named = createMessage(cosmosFields).replace('your Cosmos account', 'your cosmos account')
    expect(parseMessage(named)).toEqual(cosmosFields)
  })

  test('behavior: a Solana message without a statement, in the layout of EIP-4361', () => {
    const fields = requiredFields(solanaFields)
    expect(parseMessage(createMessage(fields).replace('\n\nURI', '\n\n\nURI'))).toEqual(fields)
  })

  test.each([
    ['a CAIP-2 id for Ethereum', evmFields, 'eip155:1'],
    ['another namespace', solanaFields, 'eip155:1'],
  ])('error: %s', (_, fields, text) => {
    expect(() => parseMessage(withChain(fields, text))).toThrow(expect.objectContaining({ part: 'chainId' }))
  })
})

const message = createMessage(evmFields)
const without = (line: RegExp) => message.replace(line, '')

test.each([
  ['no version', without(/Version: 1\n/), 'layout'],
  ['version 2', message.replace('Version: 1', 'Version: 2'), 'version'],
  ['no nonce', without(/Nonce: .*\n/), 'layout'],
  ['no time', without(/Issued At: .*\n/), 'layout'],
  ['no URI', without(/URI: .*\n/), 'layout'],
  ['another order', message.replace(/(Version: 1\n)(Chain ID: 1\n)/, '$2$1'), 'layout'],
  [
    'an optional field in the wrong place',
    message.replace(/(Not Before.*\n)(Request ID.*\n)/, '$2$1'),
    'layout',
  ],
  ['a field twice', message.replace(/(Nonce: .*\n)/, '$1$1'), 'layout'],
  ['a statement of two lines', message.replace('Sign in', 'Sign\nin'), 'layout'],
  ['a carriage return', message.replaceAll('\n', '\r\n'), 'layout'],
  ['a line feed at the end', `${message}\n`, 'layout'],
  ['a line feed at the start', `\n${message}`, 'layout'],
  ['a trailing space', message.replace('Version: 1', 'Version: 1 '), 'version'],
  ['a NUL in the statement', message.replace('Sign', 'Si\u0000gn'), 'statement'],
  ['a bidirectional control', message.replace('Sign', 'Si\u202egn'), 'statement'],
  [
    'a day that does not exist',
    message.replace(/Issued At: .*/, 'Issued At: 2026-02-30T00:00:00Z'),
    'issuedAt',
  ],
  [
    'an address without checksum',
    message.replace(evmFields.address, evmFields.address.toLowerCase()),
    'address',
  ],
  ['a wrong checksum', message.replace('0xd8dA', '0xd8Da'), 'address'],
  ['a resource without a dash', message.replace('- ipfs', 'ipfs'), 'layout'],
  ['a resource that is no URI', message.replace('- ipfs:', '- '), 'resources'],
  ['an unknown account', message.replace('Ethereum', 'Dogecoin'), 'chainId'],
  ['a namespace that has a name', message.replace('Ethereum', 'eip155'), 'chainId'],
  ['a long text', message + 'x'.repeat(40_000), 'layout'],
  ['nothing', '', 'layout'],
])('error: %s', (_, text, part) => {
  expect(text).not.toBe(message)
  expect(parseOrError(text)).toMatchObject({ name: 'SiwxMessageError', part })
})
