import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { startRecoveryTest } from '../../recovery/recovery.fixtures.js'
import { writeKey } from '../signIn/signIn.fixtures.js'
import { type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const cleanups = createCleanups((error) => {
  throw error
})
let gateway: LoginGateway
beforeAll(async () => {
  gateway = await startLoginGateway({ signInKeyFile: writeKey(cleanups.add) }, cleanups.add)
})
afterAll(() => cleanups.run())

const getLastCode = () => /^\d{6}/.exec(gateway.mails.at(-1)?.email.text ?? '')?.[0] ?? ''

/** Each with the recipient as the mail server shows it: in lower case, with the Unicode form of its domain (RFC 5890). */
const addresses = [
  ['用户@例子.公司', '用户@例子.公司'],
  ['Jörg@Bücher.example', 'jörg@bücher.example'],
  ["o'hara/x=1!@xn--80a1acny.xn--p1ai", "o'hara/x=1!@почта.рф"],
] as const

test.each(addresses)('default: a login with %s', async (email, recipient) => {
  const device = await gateway.createDevice()
  const { flowId, sent } = await device.startLogin(email)
  expect([sent.status, gateway.mails.at(-1)?.recipients]).toEqual([200, [recipient]])
  const { status, body } = await device.request('email/verify', { flowId, code: getLastCode() })
  expect([status, body.user.email]).toEqual([200, email.toLowerCase()])
})

test.each(addresses)('default: a change of the address to %s', async (email, recipient) => {
  const device = await gateway.createDevice()
  await device.login(`user${addresses.findIndex(([one]) => one === email)}@example.org`)
  gateway.clock.ms += 60_000
  const to = `new${email}`
  const { body } = await device.request('email/change', { email: to })
  await device.request('email/change/primary', { flowId: body.flowId, code: getLastCode() })
  expect(gateway.mails.at(-1)?.recipients).toEqual([`new${recipient}`])
  const change = await device.request('email/change/secondary', { flowId: body.flowId, code: getLastCode() })
  expect([change.status, change.body]).toEqual([200, { email: to.toLowerCase() }])
})

test.each(addresses)('default: a sign-in with %s', async (email, recipient) => {
  const response = await fetch(`${gateway.url}/auth/v1/otp?projectId=p`, {
    method: 'POST',
    headers: { origin: loginApp.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, account: `eip155:1:0x${'11'.repeat(20)}` }),
  })
  expect([response.status, gateway.mails.at(-1)?.recipients]).toEqual([200, [recipient]])
})

test('default: a link with %s', async () => {
  const recovery = await startRecoveryTest()
  cleanups.add(recovery.stop)
  for (const [email, recipient] of addresses) {
    const device = await recovery.createDevice()
    const { linkId } = await device.receiveApproved(email)
    expect(recovery.mails.at(-1)?.recipients).toEqual([recipient])
    expect((await device.call('links/wait', { linkId })).body).toMatchObject({ status: 'approved' })
  }
})
