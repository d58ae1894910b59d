import { createMessage } from '@latchkit/siwx'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { origin, owner, startMs, toFields } from './signIn.fixtures.js'
import { verifySignIn } from './verifySignIn.js'

const nonce = '0'.repeat(32)

test('error: a database that is not available: 503, without its cause in the response', async () => {
  const logs: string[] = []
  const fail = async () => {
    throw new Error('the database has stopped')
  }
  const message = createMessage(toFields(nonce, startMs))
  const signature = await owner.signMessage({ message })
  const nonceStore = { issue: fail, has: async () => true, consume: fail }
  const verified = verifySignIn(
    { message, signature, origin, nonce, nonceStore },
    {
      reader: { call: fail },
      logger: pino({}, { write: (line: string) => logs.push(line) }),
      now: () => startMs,
    },
  )
  await expect(verified).rejects.toMatchObject({
    ...{ status: 503, field: 'nonceStoreUnavailable', message: 'The nonce store is not available.' },
  })
  expect(logs.join('')).toContain('the database has stopped')
})
