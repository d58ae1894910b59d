import { randomBytes } from 'node:crypto'
import { otpResponseSchema } from '@latchkit/blockchain-api/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer } from '../../server/mail/startMailServer.fixtures.js'
import {
  otherAccount,
  otherOrigin,
  owner,
  type RequestOverrides,
  type SignInGateway,
  startSignInGateway,
} from './signIn.fixtures.js'

const account = `eip155:1:${owner.address}`
const stops: (() => void | Promise<void>)[] = []
let mail: Awaited<ReturnType<typeof startMailServer>>
let gateway: SignInGateway
beforeAll(async () => {
  mail = await startMailServer()
  stops.push(mail.stop)
  gateway = await startSignInGateway(
    {
      login: {
        frameOrigin: 'https://frame.example.com',
        mail: { url: mail.url, from: 'Example <login@example.com>' },
        pepper: 'a pepper of at least 32 characters',
        keks: [{ version: 1, key: randomBytes(32).toString('base64url') }],
        recoveryUrl: 'https://recovery.example.com',
      },
    },
    (stop) => void stops.push(stop),
  )
}, 180_000)
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

let addressCount = 0
/** Returns an address that no other test uses, because limits count by it. */
function createEmail(): string {
  addressCount += 1
  return `user${addressCount}@example.org`
}

const getCode = (email: string): string =>
  mail.mails
    .filter(({ recipients }) => recipients.includes(email))
    .map((one) => /^(\d{6}) /.exec(one.email.text ?? '')?.[1] ?? '')
    .at(-1) ?? 'none'

const request = (email: string, overrides: RequestOverrides = {}) =>
  gateway.call('POST', 'otp', { body: { email, account }, ...overrides })
const confirm = (otp: string, code: string, overrides: RequestOverrides = {}) =>
  gateway.call('PUT', 'otp', { otp, body: { code }, ...overrides })
const toWrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

/** Sends a code, and returns it with its id. */
async function send(email = createEmail(), overrides: RequestOverrides = {}) {
  const { uuid } = otpResponseSchema.parse((await request(email, overrides)).body)
  return { email, uuid, code: getCode(email.toLowerCase()) }
}

/** Sends and verifies a code. */
async function sendAndConfirm() {
  const sent = await send()
  expect(await confirm(sent.uuid, sent.code)).toMatchObject({ status: 200, body: { verified: true } })
  return sent
}

test('default: the sign-in has the confirmed address, also after an exchange of its tokens', async () => {
  const { uuid, email } = await sendAndConfirm()
  const { token, refreshToken } = await gateway.signIn({}, owner, { otp: uuid })
  expect(decodeJwt(token).email).toBe(email)
  expect((await gateway.readMe(token)).email).toBe(email)
  const { body } = await gateway.refresh(refreshToken)
  expect(decodeJwt(body.token).email).toBe(email)
})

test('default: the mail', async () => {
  const { email, code } = await send()
  const { email: sent } = mail.mails.find(({ recipients }) => recipients.includes(email)) ?? {}
  expect(sent?.subject).toBe('Your sign-in code')
  expect(sent?.text).toContain(`${code} is your code to sign in to https://app.example.com.`)
})

test('behavior: without a code, the session has no address', async () => {
  const { token } = await gateway.signIn()
  expect(decodeJwt(token)).not.toHaveProperty('email')
  expect(await gateway.readMe(token)).not.toHaveProperty('email')
})

test('behavior: the address is stored in lower case, and a code is used once', async () => {
  const email = createEmail().toUpperCase()
  const { uuid, code } = await send(email)
  await confirm(uuid, code)
  expect((await confirm(uuid, code)).field).toBe('code_expired')
  const { token } = await gateway.signIn({}, owner, { otp: uuid })
  expect(decodeJwt(token).email).toBe(email.toLowerCase())
  const again = await gateway.authenticate({ ...(await gateway.prepare()), otp: uuid })
  expect([again.status, again.field]).toEqual([401, 'otp'])
})

test('behavior: of parallel sign-ins with one code one has the address', async () => {
  const { uuid } = await sendAndConfirm()
  const prepared = [await gateway.prepare(), await gateway.prepare(), await gateway.prepare()]
  const results = await Promise.all(prepared.map((one) => gateway.authenticate({ ...one, otp: uuid })))
  expect(results.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

describe('authenticate', () => {
  test.each<[string, (uuid: string) => { otp: string; origin?: string; projectId?: string }]>([
    ['an unknown id', () => ({ otp: 'x'.repeat(32) })],
    ['an id that is malformed', () => ({ otp: 'no id' })],
    ['an empty id', () => ({ otp: '' })],
    ['the id of another project', (uuid) => ({ otp: uuid, projectId: 'q' })],
  ])('error: %s', async (_, change) => {
    const { uuid } = await sendAndConfirm()
    const overrides = change(uuid)
    const refused = await gateway.authenticate(await gateway.prepare({}, owner, overrides), overrides)
    expect([refused.status, refused.field]).toEqual([401, 'otp'])
  })

  test('error: the id of another origin', async () => {
    const { uuid } = await sendAndConfirm()
    const { host: domain } = new URL(otherOrigin)
    const overrides = { otp: uuid, origin: otherOrigin }
    const prepared = await gateway.prepare({ domain, uri: otherOrigin }, owner, overrides)
    expect((await gateway.authenticate(prepared, overrides)).field).toBe('otp')
  })

  test('error: the code of another account', async () => {
    const { uuid } = await sendAndConfirm()
    const prepared = await gateway.prepare({}, otherAccount)
    expect((await gateway.authenticate({ ...prepared, otp: uuid })).field).toBe('otp')
  })

  test('error: a code that was not verified', async () => {
    const { uuid } = await send()
    expect((await gateway.authenticate({ ...(await gateway.prepare()), otp: uuid })).field).toBe('otp')
  })
})

describe('the code', () => {
  test('error: wrong, unknown, of another project or origin, and malformed', async () => {
    const { uuid, code } = await send()
    const results = await Promise.all([
      confirm(uuid, toWrong(code)),
      confirm('x'.repeat(32), code),
      confirm(uuid, code, { projectId: 'q' }),
      confirm(uuid, code, { origin: otherOrigin }),
      confirm(uuid, '12345'),
      confirm(uuid, code, { origin: 'https://evil.example' }),
      confirm(uuid, code, { origin: null }),
    ])
    expect(results.map(({ status, field }) => [status, field])).toEqual([
      [400, 'code_wrong'],
      [400, 'code_expired'],
      [400, 'code_expired'],
      [400, 'code_expired'],
      [400, 'code'],
      [403, 'origin'],
      [403, 'origin'],
    ])
    expect((await confirm(uuid, code)).status).toBe(200)
  })

  test('error: five attempts', async () => {
    const { uuid, code } = await send()
    const fields = []
    for (let count = 0; count < 5; count += 1) fields.push((await confirm(uuid, toWrong(code))).field)
    expect(fields).toEqual([...Array(4).fill('code_wrong'), 'too_many_attempts'])
    expect((await confirm(uuid, code)).field).toBe('too_many_attempts')
  })

  test('behavior: parallel guesses are counted one after the other', async () => {
    const { uuid, code } = await send()
    const guesses = Array.from({ length: 10 }, (_, index) => String((Number(code) + index + 1) % 1_000_000))
    await Promise.all(guesses.map((guess) => confirm(uuid, guess.padStart(6, '0'))))
    expect((await confirm(uuid, code)).status).toBe(400)
  })

  test('error: an expired code', async () => {
    const { uuid, code } = await send()
    gateway.clock.ms += 600_001
    expect((await confirm(uuid, code)).field).toBe('code_expired')
  })
})

describe('limits', () => {
  test('error: a second code for an address within 30 s, from the same network', async () => {
    const from = { ip: '2001:db8:eeee::1' }
    const { email } = await send(createEmail(), from)
    const refused = await request(email, from)
    expect([refused.status, refused.field]).toEqual([429, 'retry_later'])
    gateway.clock.ms += 30_001
    expect((await request(email, from)).status).toBe(200)
  })

  test('error: 21 codes of an IP address in an hour', async () => {
    const ip = '2001:db8:ffff::1'
    const statuses = []
    for (let count = 0; count < 21; count += 1) statuses.push((await request(createEmail(), { ip })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

test('behavior: the response is the same for an address that has signed in, and for a new one', async () => {
  const { uuid, email } = await sendAndConfirm()
  await gateway.signIn({}, owner, { otp: uuid })
  gateway.clock.ms += 30_001
  const [known, unknown] = [await request(email), await request(createEmail())]
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
  expect(known.body.uuid).toHaveLength(unknown.body.uuid.length)
})

test.each([
  ['no address', { account }],
  ['a malformed address', { email: 'no address', account }],
  ['a line break', { email: 'a@example.org\nBcc: b@example.org', account }],
  ['no account', { email: 'a@example.org' }],
  ['a malformed account', { email: 'a@example.org', account: owner.address }],
])('error: a request with %s', async (_, body) => {
  expect((await gateway.call('POST', 'otp', { body })).status).toBe(400)
})

test('behavior: neither code nor address is in the logs', async () => {
  const { code, email, uuid } = await sendAndConfirm()
  const text = gateway.logs.join('\n')
  for (const secret of [email, uuid]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test('error: a gateway that sends no e-mails', async () => {
  const without = await startSignInGateway()
  const body = { email: 'a@example.org', account }
  const refused = await without.call('POST', 'otp', { body })
  expect([refused.status, refused.field]).toEqual([404, 'path'])
})
