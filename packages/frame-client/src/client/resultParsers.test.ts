import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FrameRequestName } from '../protocol/FrameRequests.js'
import { rowsOf, samples } from '../protocol/messages.fixtures.js'
import { resultSchemas } from '../protocol/resultSchemas.js'
import { type PlainData, toPlainData } from '../protocol/toPlainData.js'
import { resultParsers } from './resultParsers.js'

const refused = Symbol('refused')

function parse(name: FrameRequestName, data: PlainData | undefined): unknown {
  const parsers: Partial<Record<FrameRequestName, (value: PlainData | undefined) => unknown>> = resultParsers
  try {
    return parsers[name]?.(data)
  } catch {
    return refused
  }
}

function parseWithSchema(name: FrameRequestName, data: PlainData | undefined): unknown {
  const parsed = resultSchemas[name].safeParse(data)
  return parsed.success ? parsed.data : refused
}

test.each(rowsOf('results'))('default: accepts the result $data of $name', ({ name, data }) => {
  expect(parse(name, toPlainData(data))).toEqual(data)
  expect(parseWithSchema(name, toPlainData(data))).toEqual(data)
})

test.each(rowsOf('badResults'))('error: refuses the result $data of $name', ({ name, data }) => {
  expect(parse(name, toPlainData(data))).toBe(refused)
  expect(parseWithSchema(name, toPlainData(data))).toBe(refused)
})

test('behavior: leaves out unknown fields', () => {
  const account = { address: '0x', type: 'eoa' }
  const user = { address: '0x', chainId: 1, accounts: [account] }
  expect(parse('GET_USER', { ...user, secret: '1', accounts: [{ ...account, key: '2' }] })).toEqual(user)
})

const names = fc.constantFrom(...Object.keys(samples).map((name) => name as FrameRequestName))
const texts = ['eoa', 'smartAccount', 'CONNECT', 'VERIFY_OTP', 'VERIFY_PRIMARY_OTP', 'x'.repeat(513)]
const leaf = fc.oneof(fc.constantFrom<PlainData>(null, true, 0, -1, 1.5, '', ...texts), fc.string())
const keys = [...new Set(rowsOf('results').flatMap(({ data }) => Object.keys(Object(data))))]
/** Values whose fields have names of the protocol, so that they are often almost valid. */
const { value: nearlyValid } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value')),
    fc.dictionary(fc.constantFrom(...keys, 'type', 'extra', 'constructor', 'toString'), tie('value')),
  ),
}))
/** A valid or invalid sample with one field replaced. */
const changed = names.chain((name) =>
  fc.record({
    name: fc.constant(name),
    data: fc.oneof(
      nearlyValid,
      fc
        .tuple(
          fc.constantFrom(...samples[name].results, ...samples[name].badResults),
          fc.option(fc.tuple(fc.constantFrom(...keys), nearlyValid), { nil: undefined }),
        )
        .map(([sample, change]) => (change ? { ...Object(sample), [change[0]]: change[1] } : sample)),
    ),
  }),
)

test('behavior: the parsers and the schemas agree on every value', () => {
  fc.assert(
    fc.property(changed, ({ name, data }) => {
      const copy = toPlainData(data)
      expect(parse(name, copy)).toEqual(parseWithSchema(name, copy))
    }),
    { numRuns: 5_000 },
  )
})

test('behavior: each request has a schema, and each that returns something a parser', () => {
  const isEmpty = (name: string) => parseWithSchema(name as FrameRequestName, 'anything') === undefined
  const names = Object.keys(resultSchemas).filter((name) => !isEmpty(name))
  expect(Object.keys(resultSchemas).sort()).toEqual(Object.keys(samples).sort())
  expect(Object.keys(resultParsers).sort()).toEqual(names.sort())
})
