import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createKey, createWallet, startRecoveryTest } from '../recovery.fixtures.js'

let service: Awaited<ReturnType<typeof startRecoveryTest>>
let count = 0
const nextAddress = () => `delay${++count}@example.org`
const hour = 3_600_000
type Device = Awaited<ReturnType<typeof service.createDevice>>

beforeAll(async () => {
  service = await startRecoveryTest({ recoveryDelayHours: 24 })
}, 180_000)
afterAll(() => service?.stop())

async function enrol() {
  const [email, wallet, key] = [nextAddress(), createWallet(), createKey()]
  const device = await service.createDevice()
  const { linkId } = await device.receiveApproved(email)
  expect((await service.putKey(device, linkId, wallet, key)).status).toBe(200)
  return { email, wallet, key }
}

type Enrolled = Awaited<ReturnType<typeof enrol>>

/** Requests the key with a new link, as each login does. */
async function recover({ email, wallet }: Pick<Enrolled, 'email' | 'wallet'>, given?: Device) {
  const device = given ?? (await service.createDevice())
  const { linkId } = await device.receiveApproved(email)
  const answer = await service.release(device, linkId, wallet)
  const [reason] = (answer.body.reasons ?? []) as { readonly field: string }[]
  return { device, answer, result: [answer.status, reason?.field] }
}

function getToken(email: string): string {
  const mail = service.mails.filter(({ recipients }) => recipients.includes(email)).at(-1)
  const url = /https?:\S+\/recovery\/refuse\?token=\S+/.exec(mail?.email.text ?? '')?.[0] ?? ''
  return new URL(url).searchParams.get('token') ?? ''
}

const open = (token: string) => fetch(`${service.url}/recovery/refuse?token=${token}`)
const refuse = (token: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.url}/recovery/refuse`, { method: 'POST', headers, body: new URLSearchParams({ token }) })

test('default: releases the key after the delay, once, to the device that requested it', async () => {
  const user = await enrol()
  const { device, answer, result } = await recover(user)
  expect(result).toEqual([429, 'recovery_delayed'])
  expect(answer.headers.get('retry-after')).toBe(String(24 * 3_600))
  const mail = service.mails.at(-1)
  expect(mail?.recipients).toEqual([user.email])
  expect(mail?.email.subject).toBe('Your wallet is about to be recovered on a new device')
  for (const text of [user.wallet.addresses.eip155, 'https://app.example.com', 'Firefox on Linux'])
    expect(mail?.email.text).toContain(text)
  service.clock.now += 24 * hour - 1
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
  service.clock.now += 1
  const other = await recover(user)
  expect(other.result).toEqual([429, 'recovery_delayed'])
  const released = await recover(user, device)
  expect(released.answer.status).toBe(200)
  expect(service.openKey(device, released.answer, user.wallet)).toEqual(user.key)
  expect(service.mails.at(-1)?.email.subject).toBe('Your wallet was opened on a new device')
  service.clock.now += hour
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
})

test('behavior: the delay begins once per device, with one mail', async () => {
  const user = await enrol()
  const { device } = await recover(user)
  const delayMails = () =>
    service.mails.filter(({ email }) => email.text?.includes('/recovery/refuse?token=')).length
  const before = delayMails()
  service.clock.now += hour
  const { answer } = await recover(user, device)
  expect(answer.headers.get('retry-after')).toBe(String(23 * 3_600))
  expect(delayMails()).toBe(before)
})

test('default: the user refuses a device with the link of the mail', async () => {
  const user = await enrol()
  const { device } = await recover(user)
  const token = getToken(user.email)
  expect(token).toMatch(/^[\w-]{43}$/)
  for (const method of ['GET', 'HEAD'])
    await fetch(`${service.url}/recovery/refuse?token=${token}`, { method })
  const page = await open(token)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('https://app.example.com')])
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
  const pages = await Promise.all(Array.from({ length: 3 }, () => refuse(token)))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect((await recover(user, device)).result).toEqual([403, 'not_recoverable'])
  service.clock.now += 24 * hour
  expect((await recover(user, device)).result).toEqual([403, 'not_recoverable'])
  expect((await recover(user)).result).toEqual([429, 'recovery_delayed'])
})

test('behavior: refused, used and unknown links have the same page', async () => {
  const user = await enrol()
  const { device } = await recover(user)
  const used = getToken(user.email)
  service.clock.now += 24 * hour
  expect((await recover(user, device)).answer.status).toBe(200)
  await recover(user)
  const refused = getToken(user.email)
  expect((await refuse(refused)).status).toBe(200)
  const read = async (page: Response) => [page.status, await page.text()]
  const expected = await read(await open('unknown'))
  expect(expected[0]).toBe(410)
  for (const token of [used, refused, ''])
    for (const page of [await open(token), await refuse(token)]) expect(await read(page)).toEqual(expected)
})

test.each([{ origin: 'https://mallory.example.net' }, { 'sec-fetch-site': 'cross-site' }])(
  'error: the form of another site with %j refuses nothing',
  async (headers) => {
    const user = await enrol()
    const { device } = await recover(user)
    expect((await refuse(getToken(user.email), headers)).status).toBe(403)
    service.clock.now += 24 * hour
    expect((await recover(user, device)).answer.status).toBe(200)
  },
)

test('behavior: an unused delay ends after seven days, and begins again', async () => {
  const user = await enrol()
  const { device } = await recover(user)
  const token = getToken(user.email)
  service.clock.now += 8 * 24 * hour
  expect((await open(token)).status).toBe(410)
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
  expect((await open(getToken(user.email))).status).toBe(200)
})

test('behavior: three devices a day can begin a delay', async () => {
  const user = await enrol()
  for (let started = 0; started < 3; started += 1)
    expect((await recover(user)).result).toEqual([429, 'recovery_delayed'])
  service.clock.now += hour
  expect((await recover(user)).result).toEqual([429, 'limit'])
})

test('error: no delay begins if its mail cannot be sent', async () => {
  const other = await startRecoveryTest({ recoveryDelayHours: 1 })
  onTestFinished(other.stop)
  const [email, wallet] = [nextAddress(), createWallet()]
  const [first, device] = [await other.createDevice(), await other.createDevice()]
  const { linkId } = await first.receiveApproved(email)
  await other.putKey(first, linkId, wallet, createKey())
  const link = await device.receiveApproved(email)
  await other.mailServer.stop()
  for (const passed of [0, hour]) {
    other.clock.now += passed / 6
    expect((await other.release(device, link.linkId, wallet)).status).toBe(503)
  }
}, 180_000)

test('behavior: without the setting, a confirmed link of a mail does not wait', async () => {
  const other = await startRecoveryTest()
  onTestFinished(other.stop)
  const [email, wallet, key] = [nextAddress(), createWallet(), createKey()]
  const [first, device] = [await other.createDevice(), await other.createDevice()]
  await other.putKey(first, (await first.receiveApproved(email)).linkId, wallet, key)
  const answer = await other.release(device, (await device.receiveApproved(email)).linkId, wallet)
  expect(other.openKey(device, answer, wallet)).toEqual(key)
}, 180_000)
