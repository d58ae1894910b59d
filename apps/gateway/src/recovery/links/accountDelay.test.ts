import { recoveryEndpoints, toSignedMessage } from '@latchkit/login-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKey, createWallet } from '../recovery.fixtures.js'
import { startIdentityTest } from './identity.fixtures.js'

let service: Awaited<ReturnType<typeof startIdentityTest>>
let count = 0
const hour = 3_600_000
/** The claims of an account for one test. */
const nextClaims = () => {
  count += 1
  return { sub: `20${count}`, email: `delayed${count}@example.org`, email_verified: true }
}
type Device = Awaited<ReturnType<typeof service.createDevice>>

beforeAll(async () => {
  service = await startIdentityTest()
}, 180_000)

afterAll(() => service?.stop())

async function enrol(claims: Record<string, unknown> = nextClaims()) {
  const [wallet, key] = [createWallet(), createKey()]
  const { device, linkId } = await service.receiveLink(claims)
  expect((await service.putKey(device, linkId, wallet, key)).status).toBe(200)
  return { claims, wallet, key, device }
}

type Enrolled = Awaited<ReturnType<typeof enrol>>

/** Requests the key with a new login. The login of an attacker on another device has the same form. */
async function recover({ claims, wallet }: Enrolled, given?: Device) {
  // Tokens of one second are equal, and each is accepted once.
  service.clock.now += 1_000
  const { device, linkId } = await service.receiveLink(claims, given)
  const answer = await service.release(device, linkId, wallet)
  const [reason] = (answer.body.reasons ?? []) as { readonly field: string }[]
  return { device, answer, result: [answer.status, reason?.field] }
}

/** Returns which devices the settings of the wallet list, and whether each of them can receive the key. */
async function list({ device, wallet }: Enrolled) {
  const { body } = await service.listReleases(device, wallet)
  return recoveryEndpoints['releases/list'].response
    .parse(body)
    .releases.map(({ id, isReady }) => [id, isReady] as const)
}

test('default: a login with an account on a new device receives no key before the delay, and a mail says how to refuse it', async () => {
  const user = await enrol()
  const sent = service.mails.length
  const { device, answer, result } = await recover(user)
  expect(result).toEqual([429, 'recovery_delayed'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(24 * 3_600 - 60)
  const [mail] = service.mails.slice(sent)
  expect(mail?.recipients).toEqual([user.claims.email])
  const url = /https?:\S+\/recovery\/refuse\?token=\S+/.exec(mail?.email.text ?? '')?.[0] ?? ''
  expect((await fetch(url)).status).toBe(200)
  service.clock.now += 23 * hour
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
  service.clock.now += hour
  const released = await recover(user, device)
  expect(service.openKey(device, released.answer, user.wallet)).toEqual(user.key)
})

test('default: without an address, a device with the wallet allows the new one, at once', async () => {
  const user = await enrol({ sub: nextClaims().sub })
  const { device } = await recover(user)
  const listed = await service.listReleases(user.device, user.wallet)
  expect(listed.body).toEqual({
    releases: [
      {
        id: device.jkt,
        origin: 'https://app.example.com',
        browser: 'Firefox on Linux',
        network: expect.any(String),
        releaseAt: expect.any(Number),
        isReady: false,
      },
    ],
  })
  expect((await service.decideRelease(user.device, user.wallet, { id: device.jkt })).status).toBe(200)
  expect(await list(user)).toEqual([[device.jkt, true]])
  // Another device is not meant.
  expect((await recover(user)).result).toEqual([429, 'recovery_delayed'])
  const released = await recover(user, device)
  expect(service.openKey(device, released.answer, user.wallet)).toEqual(user.key)
  expect((await list(user)).map(([id]) => id)).not.toContain(device.jkt)
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
})

test('default: a device that the user has allowed, or that has waited for the delay, is refused until it has received the key', async () => {
  const user = await enrol()
  const [allowed, waited] = [(await recover(user)).device, (await recover(user)).device]
  await service.decideRelease(user.device, user.wallet, { id: allowed.jkt })
  service.clock.now += 24 * hour
  const listed = await list(user)
  expect(new Map(listed)).toEqual(
    new Map([
      [allowed.jkt, true],
      [waited.jkt, true],
    ]),
  )
  for (const device of [allowed, waited]) {
    await service.decideRelease(user.device, user.wallet, { id: device.jkt, isAllowed: false })
    expect((await recover(user, device)).result).toEqual([403, 'not_recoverable'])
  }
  expect(await list(user)).toEqual([])
})

test('default: a device with the wallet refuses the new one, also after the delay', async () => {
  const user = await enrol()
  const { device } = await recover(user)
  const decide = (isAllowed: boolean) =>
    service.decideRelease(user.device, user.wallet, { id: device.jkt, isAllowed })
  expect((await decide(false)).status).toBe(200)
  expect((await service.listReleases(user.device, user.wallet)).body).toEqual({ releases: [] })
  expect((await recover(user, device)).result).toEqual([403, 'not_recoverable'])
  expect((await decide(true)).status).toBe(404)
  service.clock.now += 24 * hour
  expect((await recover(user, device)).result).toEqual([403, 'not_recoverable'])
})

test('error: only the wallet decides: not the device that waits, another wallet, or a signature for another device or decision', async () => {
  const [user, other] = [await enrol(), await enrol()]
  const { device } = await recover(user)
  const id = device.jkt
  const signer = other.wallet.account
  const refused = [
    await service.decideRelease(device, user.wallet, { id, signer }),
    await service.listReleases(device, user.wallet, signer),
    // The wallet of the other user has no such release.
    await service.decideRelease(other.device, other.wallet, { id }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404])
  const { addresses, account } = user.wallet
  const refusal = toSignedMessage({ type: 'decideRelease', addresses, id, isAllowed: false }, user.device.jkt)
  const signature = await account.signMessage({ message: refusal })
  for (const [sender, isAllowed] of [
    [user.device, true],
    [device, false],
  ] as const)
    expect((await sender.call('releases/decide', { addresses, id, isAllowed, signature })).status).toBe(403)
  expect((await recover(user, device)).result).toEqual([429, 'recovery_delayed'])
})
