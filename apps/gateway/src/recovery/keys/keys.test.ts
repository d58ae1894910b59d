import { toSignedMessage } from '@latchkit/login-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKey, createWallet, startRecoveryTest } from '../recovery.fixtures.js'

let service: Awaited<ReturnType<typeof startRecoveryTest>>
let count = 0
const nextAddress = () => `keys${++count}@example.org`
const refused = (field: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.any(String) }],
})
const hour = 3_600_000

beforeAll(async () => {
  service = await startRecoveryTest()
}, 180_000)

afterAll(() => service?.stop())

/** Stores the key of a new wallet of a new user. */
async function enrol() {
  const [email, wallet, key, device] = [
    nextAddress(),
    createWallet(),
    createKey(),
    await service.createDevice(),
  ]
  const { linkId } = await device.receiveApproved(email)
  expect(await service.putKey(device, linkId, wallet, key)).toMatchObject({ status: 200, body: {} })
  return { email, wallet, key, device, linkId }
}

/** Requests the key on a new device, with an approved link. */
async function recover(email: string, wallet: ReturnType<typeof createWallet>) {
  const device = await service.createDevice()
  const { linkId } = await device.receiveApproved(email)
  return { device, linkId, answer: await service.release(device, linkId, wallet) }
}

test('default: releases the key to the device of an approved link, and tells the user', async () => {
  const { email, wallet, key } = await enrol()
  const { device, answer } = await recover(email, wallet)
  expect(answer.status).toBe(200)
  expect(service.openKey(device, answer, wallet)).toEqual(key)
  const notice = service.mails.at(-1)
  expect(notice?.recipients).toEqual([email])
  expect(notice?.email.subject).toBe('Your wallet was opened on a new device')
  expect(notice?.email.text).toContain(wallet.addresses.eip155)
  expect(notice?.email.text).toContain('https://app.example.com')
})

test('behavior: releases once per link, also to concurrent requests', async () => {
  const { email, wallet } = await enrol()
  const device = await service.createDevice()
  const { linkId } = await device.receiveApproved(email)
  const answers = await Promise.all(Array.from({ length: 4 }, () => service.release(device, linkId, wallet)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
  expect(await service.release(device, linkId, wallet)).toMatchObject({
    status: 410,
    body: refused('link_expired'),
  })
})

test('behavior: releases three times in 24 hours', async () => {
  const { email, wallet } = await enrol()
  for (let released = 0; released < 3; released += 1)
    expect((await recover(email, wallet)).answer.status).toBe(200)
  service.clock.now += hour
  const { answer } = await recover(email, wallet)
  expect(answer).toMatchObject({ status: 429, body: refused('limit') })
  expect(answer.headers.get('retry-after')).toBe(String(23 * 3_600))
  service.clock.now += 23 * hour
  expect((await recover(email, wallet)).answer.status).toBe(200)
})

test('behavior: a rotated key replaces the old one', async () => {
  const { email, wallet } = await enrol()
  const { device, linkId, answer } = await recover(email, wallet)
  expect(answer.status).toBe(200)
  const next = createKey()
  expect((await service.putKey(device, linkId, wallet, next)).status).toBe(200)
  const again = await recover(email, wallet)
  expect(service.openKey(again.device, again.answer, wallet)).toEqual(next)
})

test('behavior: a change of the address freezes the key for 24 hours, and tells the old address', async () => {
  const { email, wallet, key } = await enrol()
  const device = await service.createDevice()
  const other = nextAddress()
  const { linkId } = await device.receiveApproved(other)
  expect((await service.putKey(device, linkId, wallet, key)).status).toBe(200)
  expect(service.mails.at(-1)?.recipients).toEqual([email])
  expect(service.mails.at(-1)?.email.subject).toBe('The e-mail address of your wallet was changed')
  service.clock.now += hour
  expect((await recover(email, wallet)).answer).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
  const frozen = await recover(other, wallet)
  expect(frozen.answer).toMatchObject({ status: 429, body: refused('retry_later') })
  expect(frozen.answer.headers.get('retry-after')).toBe(String(23 * 3_600))
  // Storing a key again with the same address does not end it.
  expect((await service.putKey(frozen.device, frozen.linkId, wallet, key)).status).toBe(200)
  expect((await recover(other, wallet)).answer.status).toBe(429)
  service.clock.now += 23 * hour
  expect((await recover(other, wallet)).answer.status).toBe(200)
})

test('behavior: removing the key first does not avoid the freeze', async () => {
  const { wallet, key, device } = await enrol()
  const message = toSignedMessage({ type: 'removeRecoveryKey', addresses: wallet.addresses }, device.jkt)
  const signature = await wallet.account.signMessage({ message })
  expect((await device.call('keys/remove', { addresses: wallet.addresses, signature })).status).toBe(200)
  const other = nextAddress()
  const { linkId } = await device.receiveApproved(other)
  expect((await service.putKey(device, linkId, wallet, key)).status).toBe(200)
  expect((await recover(other, wallet)).answer.status).toBe(429)
})

test('behavior: a removed key is not released', async () => {
  const { email, wallet, device } = await enrol()
  const { addresses } = wallet
  const sign = (signer = wallet, jkt = device.jkt) =>
    signer.account.signMessage({ message: toSignedMessage({ type: 'removeRecoveryKey', addresses }, jkt) })
  const other = await service.createDevice()
  for (const signature of [await sign(createWallet()), await sign(wallet, other.jkt)])
    expect(await device.call('keys/remove', { addresses, signature })).toMatchObject({
      status: 403,
      body: refused('signature'),
    })
  expect((await recover(email, wallet)).answer.status).toBe(200)
  await device.call('keys/remove', { addresses, signature: await sign() })
  expect((await recover(email, wallet)).answer).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
})

test('error: no key without an approved link of the same device', async () => {
  const { email, wallet, key } = await enrol()
  const [device, thief] = [await service.createDevice(), await service.createDevice()]
  const pending = await device.receiveLink(email)
  expect((await service.release(device, pending.linkId, wallet)).status).toBe(410)
  expect((await service.putKey(device, pending.linkId, wallet, key)).status).toBe(410)
  await service.approve(pending.token)
  expect(await service.release(thief, pending.linkId, wallet)).toMatchObject({
    status: 410,
    body: refused('link_expired'),
  })
  expect((await service.putKey(thief, pending.linkId, wallet, key)).status).toBe(410)
  expect((await service.release(thief, 'a'.repeat(22), wallet)).status).toBe(410)
  service.clock.now += 20 * 60_000
  expect((await service.release(device, pending.linkId, wallet)).status).toBe(410)
})

test('error: no key for the link of another address, or with another account', async () => {
  const { email, wallet } = await enrol()
  expect((await recover(nextAddress(), wallet)).answer).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
  const { solana } = createWallet().addresses
  const mixed = { ...wallet, addresses: { ...wallet.addresses, solana } }
  expect((await recover(email, mixed)).answer.status).toBe(403)
  expect((await recover(email, createWallet())).answer.status).toBe(403)
})

test('error: storing and replacing a key need the signature of the wallet', async () => {
  const { wallet, email, key, device, linkId } = await enrol()
  const otherWallet = createWallet()
  for (const target of [wallet, createWallet()])
    expect(await service.putKey(device, linkId, target, createKey(), otherWallet)).toMatchObject({
      status: 403,
      body: refused('signature'),
    })
  const { answer, device: next } = await recover(email, wallet)
  expect(service.openKey(next, answer, wallet)).toEqual(key)
})

test('error: a signature for another device does not store a key', async () => {
  const { wallet, device } = await enrol()
  const other = await service.createDevice()
  const { linkId } = await other.receiveApproved(nextAddress())
  const signedForDevice = { ...other, jkt: device.jkt }
  expect(await service.putKey(signedForDevice, linkId, wallet, createKey())).toMatchObject({
    status: 403,
    body: refused('signature'),
  })
})

test('error: a key of another length, sealed for another wallet, or with another key id', async () => {
  const { device, linkId, wallet } = await enrol()
  expect(await service.putKey(device, linkId, wallet, new Uint8Array(31))).toMatchObject({
    status: 400,
    body: refused('sealedKey'),
  })
  const { addresses } = wallet
  const sealedKey = Buffer.alloc(104).toString('base64url')
  const message = toSignedMessage({ type: 'putRecoveryKey', addresses, sealedKey }, device.jkt)
  const signature = await wallet.account.signMessage({ message })
  const recipient = await device.call('keys/recipient', {})
  const put = (keyId: string) => device.call('keys/put', { linkId, addresses, keyId, sealedKey, signature })
  expect(await put(String(recipient.body.keyId))).toMatchObject({ status: 400, body: refused('sealedKey') })
  expect(await put('anotherKey')).toMatchObject({ status: 409, body: refused('keyId') })
})
