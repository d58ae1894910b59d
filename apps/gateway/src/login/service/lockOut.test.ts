import { otpResponseSchema } from '@latchkit/blockchain-api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeKey } from '../signIn/signIn.fixtures.js'
import { type LoginDevice, type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const minute = 60_000
const victim = 'victim@example.org'
/** Networks of the attacker and of the user. */
const attackerIp = '198.51.100.1'
const userIp = '203.0.113.5'
const account = `eip155:1:0x${'11'.repeat(20)}`

let gateway: LoginGateway
beforeEach(async () => {
  gateway = await startLoginGateway({ trustProxy: ['loopback'], signInKeyFile: writeKey() })
})

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const toIp = (index: number) => `198.51.${index}.1`
const toWrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function callSignIn(method: 'POST' | 'PUT', ip: string, body: object, otp?: string) {
  const response = await fetch(`${gateway.url}/auth/v1/otp?projectId=p`, {
    method,
    headers: {
      ...from(ip).headers,
      origin: loginApp.origin,
      'content-type': 'application/json',
      ...(otp !== undefined && { 'x-otp': otp }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const requestSignIn = (ip: string, email = victim) => callSignIn('POST', ip, { email, account })
const verifySignIn = (ip: string, otp: string, code: string) => callSignIn('PUT', ip, { code }, otp)

/** Requests codes of sign-ins until the gateway refuses them, and returns the number of sent ones. */
async function useUpSignIns(ip: string): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    if ((await requestSignIn(ip)).status !== 200) return sent
    gateway.clock.ms += minute / 2
  }
}

async function sendLogin(device: LoginDevice, ip: string, email = victim) {
  const { body } = await device.request('email/start', { email, app: loginApp }, from(ip))
  const deviceProof = await gateway.createDeviceProof(email, device.jkt)
  const { status } = await device.request('email/send', { flowId: body.flowId, deviceProof }, from(ip))
  return { status, flowId: body.flowId }
}

/** Sends and enters the code of a login. Returns the last status. */
async function login(device: LoginDevice, ip: string, email = victim): Promise<number> {
  const { status, flowId } = await sendLogin(device, ip, email)
  if (status !== 200) return status
  const code = gateway.getCode(email)
  const { status: verified, body } = await device.request('email/verify', { flowId, code }, from(ip))
  if (verified === 200) device.useSession(body)
  return verified
}

/** Uses the codes that an address can receive from networks that are not known to it. */
async function useUpLogins(): Promise<void> {
  for (let index = 1; index < 10; index += 1)
    for (let count = 0; count < 5; count += 1) {
      const { status } = await sendLogin(await gateway.createDevice(), toIp(index))
      gateway.clock.ms += minute / 2
      if (status !== 200) return
    }
}

describe('an attacker with one network', () => {
  test('behavior: codes of sign-ins do not stop a login, and no sign-in from another network', async () => {
    expect(await useUpSignIns(attackerIp)).toBe(5)
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
    expect((await requestSignIn(userIp)).status).toBe(200)
  })

  test('behavior: neighbours in a network of 256 addresses are one network', async () => {
    await useUpSignIns(attackerIp)
    expect((await requestSignIn('198.51.100.200')).status).toBe(429)
  })

  test('behavior: the code of a change to the address does not stop a login of its user', async () => {
    const attacker = await gateway.createDevice()
    await login(attacker, attackerIp, 'mallory@example.org')
    for (let count = 0; count < 6; count += 1) {
      gateway.clock.ms += minute
      const { body } = await attacker.request('email/change', { email: victim }, from(attackerIp))
      const code = gateway.getCode('mallory@example.org')
      await attacker.request('email/change/primary', { flowId: body.flowId, code }, from(attackerIp))
    }
    expect(gateway.getCodes(victim)).toHaveLength(5)
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
  })

  test('behavior: wrong codes of sign-ins stop neither a login nor another network', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { uuid } = otpResponseSchema.parse((await requestSignIn(attackerIp)).body)
      const code = gateway.getCode(victim)
      for (let attempt = 1; attempt <= 5; attempt += 1)
        await verifySignIn(attackerIp, uuid, toWrong(code, attempt))
      gateway.clock.ms += minute
    }
    const { uuid } = otpResponseSchema.parse((await requestSignIn(userIp)).body)
    expect((await verifySignIn(userIp, uuid, gateway.getCode(victim))).status).toBe(200)
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
  })
})

describe('a known device', () => {
  test('behavior: a known device logs in after unknown networks have used all codes of its address', async () => {
    const known = await gateway.createDevice()
    expect(await login(known, userIp)).toBe(200)
    await useUpLogins()
    expect((await sendLogin(await gateway.createDevice(), '192.0.2.1')).status).toBe(429)
    expect(await login(known, '192.0.2.1')).toBe(200)
  })

  test('behavior: a known device logs in from a network that has used its logins and codes up', async () => {
    const known = await gateway.createDevice()
    expect(await login(known, userIp)).toBe(200)
    const other = await gateway.createDevice()
    for (let count = 0; count < 20; count += 1) await sendLogin(other, userIp, `user${count}@example.org`)
    expect((await sendLogin(other, userIp, 'last@example.org')).status).toBe(429)
    const start = { email: victim, app: loginApp }
    for (let count = 0; count < 180; count += 1) await other.request('email/start', start, from(userIp))
    expect((await other.request('email/start', start, from(userIp))).status).toBe(429)
    expect(await login(known, userIp)).toBe(200)
  })

  test('error: a known device receives at most five codes an hour', async () => {
    const known = await gateway.createDevice()
    expect(await login(known, userIp)).toBe(200)
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await sendLogin(known, toIp(count))).status)
      gateway.clock.ms += minute
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test('error: the device of another user is not known to the address', async () => {
    const attacker = await gateway.createDevice()
    await login(attacker, attackerIp, 'mallory@example.org')
    await useUpLogins()
    expect((await sendLogin(attacker, '192.0.2.1')).status).toBe(429)
  })
})

describe('a known network', () => {
  test('behavior: where the user has entered a code, new devices log in and sign in during an attack', async () => {
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
    gateway.clock.ms += 89 * 24 * 60 * minute
    await useUpLogins()
    for (let index = 1; index < 10; index += 1) await useUpSignIns(toIp(index))
    expect((await requestSignIn('192.0.2.1')).status).toBe(429)
    expect((await requestSignIn(userIp)).status).toBe(200)
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
  })

  test('behavior: it is known for 90 days', async () => {
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
    gateway.clock.ms += 91 * 24 * 60 * minute
    await useUpLogins()
    expect(await login(await gateway.createDevice(), userIp)).toBe(429)
  })
})

describe('an attacker with many networks', () => {
  test('error: an address receives at most 15 codes of a kind an hour from unknown networks, and 40 a day', async () => {
    const sent: number[] = []
    for (let hour = 0; hour < 4; hour += 1) {
      let hourly = 0
      for (let index = 0; index < 20; index += 1)
        if ((await requestSignIn(toIp(hour * 20 + index))).status === 200) hourly += 1
      sent.push(hourly)
      gateway.clock.ms += 60 * minute
    }
    expect(sent).toEqual([15, 15, 10, 0])
  })

  test('behavior: each kind of code has limits of its own: codes of sign-ins stop no login', async () => {
    for (let index = 0; index < 15; index += 1) await requestSignIn(toIp(index))
    expect((await requestSignIn(userIp)).status).toBe(429)
    expect(await login(await gateway.createDevice(), userIp)).toBe(200)
  })

  test('error: each code has five attempts, from any number of networks', async () => {
    const { uuid } = otpResponseSchema.parse((await requestSignIn(attackerIp)).body)
    const code = gateway.getCode(victim)
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1)
      statuses.push((await verifySignIn(toIp(attempt), uuid, toWrong(code, attempt))).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect((await verifySignIn('192.0.2.1', uuid, code)).body.reasons[0].field).toBe('too_many_attempts')
  })

  test('error: a network has 15 wrong codes of an address an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      const { uuid } = otpResponseSchema.parse((await requestSignIn(toIp(count))).body)
      const code = gateway.getCode(victim)
      for (let attempt = 1; attempt <= 5; attempt += 1)
        statuses.push((await verifySignIn(attackerIp, uuid, toWrong(code, attempt))).status)
    }
    expect(statuses).toEqual([...Array(15).fill(400), ...Array(5).fill(429)])
  })

  test('behavior: a refusal of the address does not count against the network', async () => {
    for (let index = 0; index < 15; index += 1) await requestSignIn(toIp(index))
    for (let count = 0; count < 6; count += 1) {
      expect((await requestSignIn(userIp)).status).toBe(429)
      gateway.clock.ms += minute
    }
    gateway.clock.ms += 54 * minute
    expect(await useUpSignIns(userIp)).toBe(5)
  })
})
