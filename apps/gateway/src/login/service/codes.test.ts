import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { type LoginDevice, type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const minute = 60_000
const cleanups = createCleanups((error) => {
  throw error
})
let gateway: LoginGateway
let users = 0

beforeAll(async () => {
  gateway = await startLoginGateway({ trustProxy: ['loopback'] }, cleanups.add)
})
afterAll(() => cleanups.run())

const createEmail = () => {
  users += 1
  return `user${users}@example.org`
}
/** Returns a code that differs from the one that was sent. */
const toWrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
/** Requests of another network. */
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

async function send(device: LoginDevice, flowId: string, email: string, overrides = {}) {
  const deviceProof = await gateway.createDeviceProof(email, device.jkt)
  return device.request('email/send', { flowId, deviceProof }, overrides)
}

test('error: five wrong codes end the flow, also for the right code and a new one', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  const code = gateway.getCode(email)
  const fields: unknown[] = []
  for (let attempt = 1; attempt <= 5; attempt += 1)
    fields.push((await device.request('email/verify', { flowId, code: toWrong(code, attempt) })).field)
  expect(fields).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'too_many_attempts'])
  expect((await device.request('email/verify', { flowId, code })).field).toBe('too_many_attempts')
  gateway.clock.ms += minute
  expect((await send(device, flowId, email)).field).toBe('too_many_attempts')
  expect(gateway.getCodes(email)).toHaveLength(1)
})

test('behavior: a new code does not allow more attempts', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  for (let attempt = 1; attempt <= 4; attempt += 1)
    await device.request('email/verify', { flowId, code: toWrong(gateway.getCode(email), attempt) })
  gateway.clock.ms += minute
  expect((await send(device, flowId, email)).status).toBe(200)
  const wrong = toWrong(gateway.getCode(email))
  expect((await device.request('email/verify', { flowId, code: wrong })).field).toBe('too_many_attempts')
})

test('behavior: of 20 parallel requests with the right code, one succeeds', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  const code = gateway.getCode(email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => device.request('email/verify', { flowId, code })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('behavior: of 20 parallel requests with different codes, five are compared', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  const code = gateway.getCode(email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      device.request('email/verify', { flowId, code: toWrong(code, index + 1) }),
    ),
  )
  expect(answers.filter(({ field }) => field === 'code_wrong')).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(0)
  expect((await device.request('email/verify', { flowId, code })).status).not.toBe(200)
})

test('error: a code expires after ten minutes', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  gateway.clock.ms += 10 * minute
  const code = gateway.getCode(email)
  expect((await device.request('email/verify', { flowId, code })).field).toBe('code_expired')
  expect((await send(device, flowId, email)).status).toBe(200)
  gateway.clock.ms += 10 * minute - 1
  const last = gateway.getCode(email)
  expect((await device.request('email/verify', { flowId, code: last })).status).toBe(200)
  expect((await device.request('email/verify', { flowId, code: last })).field).toBe('flow_expired')
})

test('error: a flow expires after 30 minutes', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { body } = await device.request('email/start', { email, app: loginApp })
  gateway.clock.ms += 30 * minute
  expect((await send(device, body.flowId, email)).field).toBe('flow_expired')
})

test('behavior: a new code is sent after 30 s, and ends the old one', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  const first = gateway.getCode(email)
  gateway.clock.ms += 20_000
  const early = await send(device, flowId, email)
  expect([early.status, early.field, early.headers.get('retry-after')]).toEqual([429, 'retry_later', '10'])
  gateway.clock.ms += 10_000
  expect((await send(device, flowId, email)).status).toBe(200)
  const second = gateway.getCode(email)
  if (first !== second)
    expect((await device.request('email/verify', { flowId, code: first })).field).toBe('code_wrong')
  expect((await device.request('email/verify', { flowId, code: second })).status).toBe(200)
})

test('error: an address receives at most five codes an hour from a network, and 20 a day', async () => {
  const email = createEmail()
  const sent: number[] = []
  for (let hour = 0; hour < 6; hour += 1) {
    for (let count = 0; count < 6; count += 1) {
      const device = await gateway.createDevice()
      const { sent: answer } = await device.startLogin(email)
      sent.push(answer.status)
      gateway.clock.ms += minute
    }
    gateway.clock.ms += 54 * minute
  }
  const hourly = [200, 200, 200, 200, 200, 429]
  expect(sent.slice(0, 24)).toEqual([...hourly, ...hourly, ...hourly, ...hourly])
  expect(new Set(sent.slice(24))).toEqual(new Set([429]))
  expect(gateway.getCodes(email)).toHaveLength(20)
})

test('error: 15 wrong codes in an hour lock an address for a network, from any of its IP addresses', async () => {
  const email = createEmail()
  let compared = 0
  let network = 0
  for (let login = 0; login < 4; login += 1) {
    const device = await gateway.createDevice()
    const { flowId } = await device.startLogin(email)
    const code = gateway.getCode(email)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      network += 1
      const wrong = toWrong(code, attempt)
      const answer = await device.request(
        'email/verify',
        { flowId, code: wrong },
        from(`198.51.100.${network}`),
      )
      if (answer.field === 'code_wrong' || answer.field === 'too_many_attempts') compared += 1
      else expect([answer.field, answer.status]).toEqual(['retry_later', 429])
    }
    if (login === 3) {
      const refused = await device.request('email/verify', { flowId, code }, from('198.51.100.250'))
      expect(refused.field).toBe('retry_later')
      expect((await device.request('email/verify', { flowId, code }, from('192.0.2.1'))).status).toBe(200)
    }
    gateway.clock.ms += minute
  }
  expect(compared).toBe(15)
})

test('error: a network sends at most 20 codes an hour, to any address', async () => {
  const sent: unknown[] = []
  for (let count = 0; count < 22; count += 1) {
    const device = await gateway.createDevice()
    const email = createEmail()
    const { body } = await device.request('email/start', { email, app: loginApp })
    // The last one is another address of the same /64.
    const ip = count === 21 ? '2001:db8:1:2:ffff::1' : '2001:db8:1:2::1'
    sent.push((await send(device, body.flowId, email, from(ip))).status)
  }
  expect(sent.filter((status) => status === 200)).toHaveLength(20)
  expect(sent.slice(20)).toEqual([429, 429])
  const device = await gateway.createDevice()
  const email = createEmail()
  const { body } = await device.request('email/start', { email, app: loginApp })
  expect((await send(device, body.flowId, email, from('2001:db8:1:3::1'))).status).toBe(200)
})

test('behavior: codes are bound to the flow and to the key of the device', async () => {
  const [device, other] = [await gateway.createDevice(), await gateway.createDevice()]
  const [email, otherEmail] = [createEmail(), createEmail()]
  const { flowId } = await device.startLogin(email)
  const { flowId: otherFlow } = await other.startLogin(otherEmail)
  const code = gateway.getCode(email)
  expect((await other.request('email/verify', { flowId, code })).field).toBe('flow_expired')
  if (code !== gateway.getCode(otherEmail))
    expect((await other.request('email/verify', { flowId: otherFlow, code })).field).toBe('code_wrong')
  expect((await other.request('email/send', { flowId })).field).toBe('flow_expired')
  expect((await device.request('email/verify', { flowId, code })).status).toBe(200)
})

test('behavior: known and unknown addresses get the same responses', async () => {
  const known = createEmail()
  await (await gateway.createDevice()).login(known)
  gateway.clock.ms += minute
  const observe = async (email: string) => {
    const device = await gateway.createDevice()
    const started = await device.request('email/start', { email, app: loginApp })
    const { flowId } = started.body
    const unproven = await device.request('email/send', { flowId })
    const unsent = await device.request('email/verify', { flowId, code: '000000' })
    const sent = await send(device, flowId, email)
    const early = await send(device, flowId, email)
    const wrong = await device.request('email/verify', { flowId, code: toWrong(gateway.getCode(email)) })
    return [started, unproven, unsent, sent, early, wrong].map(({ status, body, headers }) => ({
      status,
      body: JSON.stringify(body).replace(flowId, 'flow'),
      retryAfter: headers.get('retry-after'),
    }))
  }
  expect(await observe(known)).toEqual(await observe(createEmail()))
})

test('error: the proof of the recovery service must be for this address and device, and is used once', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const { body } = await device.request('email/start', { email, app: loginApp })
  const { flowId } = body
  const refuse = async (deviceProof: string | undefined) =>
    expect((await device.request('email/send', { flowId, deviceProof })).field).toBe('link_expired')
  const prove = (claims: object) => gateway.createDeviceProof(email, device.jkt, claims)
  await refuse(undefined)
  await refuse('a.b.c')
  await refuse(await prove({ sub: 'mallory@example.org' }))
  await refuse(await prove({ cnf: { jkt: (await gateway.createDevice()).jkt } }))
  await refuse(await prove({ aud: 'https://other.example.com' }))
  await refuse(await prove({ iss: 'https://other.example.com' }))
  await refuse(await prove({ jti: undefined }))
  const valid = await prove({})
  await refuse(`${valid.slice(0, -8)}AAAAAAAA`)
  gateway.clock.ms += 12 * minute
  await refuse(valid)
  const deviceProof = await prove({})
  expect((await device.request('email/send', { flowId, deviceProof })).status).toBe(200)
  const { body: second } = await device.request('email/start', { email, app: loginApp })
  gateway.clock.ms += minute
  const again = await device.request('email/send', { flowId: second.flowId, deviceProof })
  expect(again.field).toBe('link_expired')
})

test('error: the app must be allowed by its project, and requests must come from the frame', async () => {
  const device = await gateway.createDevice()
  const email = createEmail()
  const start = (app: { projectId: string; origin: string }, overrides = {}) =>
    device.request('email/start', { email, app }, overrides)
  expect((await start({ projectId: 'p', origin: 'https://evil.example.com' })).field).toBe('unknown_origin')
  expect((await start({ projectId: 'q', origin: loginApp.origin })).field).toBe('unknown_origin')
  for (const origin of [loginApp.origin, 'null', 'https://frame.example.com.evil.com'])
    expect((await start(loginApp, { headers: { origin } })).field).toBe('unknown_origin')
  expect((await start(loginApp)).status).toBe(200)
})

test('param: getCodeGapMs: another code to the same address is sent after that time', async () => {
  let gapMs = minute
  const other = await startLoginGateway({ getCodeGapMs: () => gapMs })
  const device = await other.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  const deviceProof = await other.createDeviceProof(email, device.jkt)
  const resend = () => device.request('email/send', { flowId, deviceProof })
  other.clock.ms += minute - 1
  expect((await resend()).field).toBe('retry_later')
  other.clock.ms += 1
  expect(await resend()).toMatchObject({ status: 200, body: { retryAfterMs: minute } })
  gapMs = 0
  expect(await resend()).toMatchObject({ status: 200, body: { retryAfterMs: 0 } })
})

test('param: getCodeLifetimeMs: codes that are sent later are valid for that time', async () => {
  let lifetimeMs = 0
  const other = await startLoginGateway({ getCodeLifetimeMs: () => lifetimeMs })
  const device = await other.createDevice()
  const email = createEmail()
  const { flowId } = await device.startLogin(email)
  const verify = () => device.request('email/verify', { flowId, code: other.getCode(email) })
  expect((await verify()).field).toBe('code_expired')
  lifetimeMs = 2 * minute
  other.clock.ms += minute
  const deviceProof = await other.createDeviceProof(email, device.jkt)
  expect((await device.request('email/send', { flowId, deviceProof })).status).toBe(200)
  other.clock.ms += lifetimeMs - 1
  expect((await verify()).status).toBe(200)
})
