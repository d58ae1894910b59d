import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMessage } from '../message/createMessage.js'
import { siwxFields } from '../message/siwxFields.fixtures.js'
import { fakeReader } from './signIn.fixtures.js'
import { verifyMessage } from './verifyMessage.js'

const numRuns = Number(process.env.FUZZ_RUNS ?? 300)
/** A long run has more time. */
const timeout = 30_000 + numRuns * 5
const expected = { domain: 'app.example.com', uri: 'https://app.example.com', nonce: '0123456789' }

test('error: any values: a refusal, never a rejection', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (message, signature) => {
      const parameters = { message, signature, expected } as never
      expect(await verifyMessage(parameters)).toMatchObject({ ok: false, reason: 'malformedMessage' })
    }),
    { numRuns },
  )
})

const anySignature = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.uint8Array({ maxLength: 130 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
  fc.uint8Array({ maxLength: 130 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  fc.base64String({ minLength: 88, maxLength: 88 }),
)

test('error: any message with any signature: a refusal, never a rejection', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(siwxFields, anySignature, fc.boolean(), async (fields, signature, hasReader) => {
      const message = createMessage(fields)
      const { domain, uri, nonce, notBefore = '1970-01-01T00:00:00Z' } = fields
      const parameters = {
        message,
        signature,
        expected: { domain, uri, nonce },
        now: Date.parse(notBefore),
        ...(hasReader && { reader: fakeReader('0x').reader }),
      } as never
      const result = await verifyMessage(parameters)
      expect(result).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/^(malformedSignature|invalidSignature|unsupportedChain|expired)$/),
      })
    }),
    { numRuns },
  )
})
