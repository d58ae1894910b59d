import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRecoveryTest } from '../recovery.fixtures.js'

const minute = 60_000
const day = 24 * 60 * minute
let service: Awaited<ReturnType<typeof startRecoveryTest>>
let users = 0

beforeAll(async () => {
  service = await startRecoveryTest({ trustProxy: ['loopback'] })
}, 180_000)
afterAll(() => service?.stop())

/** Returns an address and networks that no other test uses. */
function createUser() {
  users += 1
  return { email: `user${users}@example.org`, userIp: `203.0.${users}.5` }
}
const toAttackerIp = (index: number) => `198.${users}.${index}.1`

const request = async (ip: string, email: string) =>
  (await (await service.createDevice(ip)).requestLink(email)).status

/** Requests links from as many networks as it takes, until the address receives none from another one. */
async function useUp(email: string): Promise<void> {
  for (let index = 1; index <= 15; index += 1) await request(toAttackerIp(index), email)
  expect(await request(toAttackerIp(100), email)).toBe(429)
}

test('behavior: links that a network requests for an address do not stop another network', async () => {
  const { email, userIp } = createUser()
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) statuses.push(await request(toAttackerIp(1), email))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await request(userIp, email)).toBe(200)
})

test('error: an address receives at most 15 links an hour from unknown networks, and 40 a day', async () => {
  const { email } = createUser()
  const sent: number[] = []
  for (let hour = 0; hour < 4; hour += 1) {
    let hourly = 0
    for (let index = 0; index < 20; index += 1)
      if ((await request(toAttackerIp(hour * 20 + index), email)) === 200) hourly += 1
    sent.push(hourly)
    service.clock.now += 60 * minute
  }
  expect(sent).toEqual([15, 15, 10, 0])
})

test('behavior: a device whose link was approved receives links during an attack, also in the network of the attacker', async () => {
  const { email, userIp } = createUser()
  const device = await service.createDevice(userIp)
  await device.receiveApproved(email)
  await useUp(email)
  for (let index = 0; index < 20; index += 1) await request(userIp, `other${index}@${users}.example.org`)
  expect(await request(userIp, `last@${users}.example.org`)).toBe(429)
  expect((await device.requestLink(email)).status).toBe(200)
})

test('behavior: a new device receives links during an attack, in a network where one was approved in the last 90 days', async () => {
  const { email, userIp } = createUser()
  await (await service.createDevice(userIp)).receiveApproved(email)
  service.clock.now += 89 * day
  await useUp(email)
  expect(await request(userIp, email)).toBe(200)
  service.clock.now += 2 * day
  await useUp(email)
  expect(await request(userIp, email)).toBe(429)
})

test('error: a link that was not approved makes neither its device nor its network known', async () => {
  const { email, userIp } = createUser()
  const device = await service.createDevice(userIp)
  await device.receiveLink(email)
  service.clock.now += 60 * minute
  await useUp(email)
  expect((await device.requestLink(email)).status).toBe(429)
})

test('error: a known device receives at most five links an hour, in any network', async () => {
  const { email, userIp } = createUser()
  const device = await service.createDevice(userIp)
  await device.receiveApproved(email)
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) statuses.push((await device.requestLink(email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})
