import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFrameMessage } from '../client/parseFrameMessage.js'
import { rowsOf } from './messages.fixtures.js'
import { parseAppMessage, readAppEnvelope } from './parseAppMessage.js'

// `FUZZ_RUNS=100000 pnpm fuzz 1` runs each property with that many messages.
const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000)
const timeout = 30_000 + 2 * numRuns

/** A sample of the protocol with changes at any place, and messages of any shape. */
function messagesOf(
  prefix: string,
  suffixes: readonly string[],
  kinds: readonly Parameters<typeof rowsOf>[0][],
) {
  const rows = kinds.flatMap(rowsOf)
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true })
  // Mostly plain data, because anything else is refused before its fields are parsed.
  const value = fc.oneof({ weight: 5, arbitrary: fc.jsonValue() }, anything)
  const id = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, fc.string(), fc.constant('x'.repeat(65)), anything)
  const keys = rows.flatMap(({ data }) => Object.keys(Object(data)))
  const key = fc.oneof(fc.constantFrom(...keys), fc.string())
  const fromSample = fc
    .record({
      row: fc.constantFrom(...rows),
      suffix: fc.constantFrom(...suffixes),
      id,
      change: fc.option(fc.tuple(key, value), { freq: 1 }),
      extra: fc.dictionary(fc.string(), value, { maxKeys: 3 }),
    })
    .map(({ row, suffix, id, change, extra }) => ({
      ...extra,
      type: prefix + row.name + suffix,
      id,
      payload: change
        ? Object.assign(Object.create(null), Object(row.data), { [change[0]]: change[1] })
        : row.data,
    }))
  const ofAnyShape = fc.record(
    { type: fc.oneof(fc.string(), anything), id: anything, payload: anything },
    { requiredKeys: [] },
  )
  return fc.oneof({ weight: 6, arbitrary: fromSample }, ofAnyShape, anything)
}

test('behavior: the host never throws, and its result has only fields of the protocol', { timeout }, () => {
  let accepted = 0
  fc.assert(
    fc.property(messagesOf('@w3m-app/', [''], ['payloads', 'badPayloads']), (data) => {
      const envelope = readAppEnvelope(data)
      if (!envelope) return
      expect(envelope.id.length).toBeLessThanOrEqual(64)
      const parsed = parseAppMessage(data, envelope)
      if ('reason' in parsed) return
      accepted++
      // A parsed message is plain data, and parses to itself.
      const again = parseAppMessage(
        { type: `@w3m-app/${envelope.name}`, id: envelope.id, payload: parsed.message.payload },
        envelope,
      )
      expect(again).toEqual(parsed)
    }),
    { numRuns },
  )
  expect(accepted).toBeGreaterThan(numRuns / 20)
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('behavior: the client never throws, and its result has only fields of the protocol', { timeout }, () => {
  let accepted = 0
  const messages = messagesOf(
    '@w3m-frame/',
    ['_SUCCESS', '_SUCCESS', '_SUCCESS', '_ERROR', ''],
    ['results', 'badResults'],
  )
  fc.assert(
    fc.property(messages, (data) => {
      const message = parseFrameMessage(data)
      if (message?.type !== 'answer' || message.answer.status !== 'success') return
      accepted++
      const { name, id, answer } = message
      const again = parseFrameMessage({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: answer.value })
      expect(again).toEqual(message)
    }),
    { numRuns },
  )
  expect(accepted).toBeGreaterThan(numRuns / 20)
  expect(Object.keys(Object.prototype)).toEqual([])
})
