import { createSealKeyPair } from '@latchkit/login-api'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOrigin, createKey, createWallet } from '../recovery.fixtures.js'
import { startIdentityTest } from './identity.fixtures.js'

let service: Awaited<ReturnType<typeof startIdentityTest>>
let count = 0
/** An account for one test, so that no test exceeds the limit of another one. */
const nextAccount = () => {
  count += 1
  return { subject: `10${count}`, email: `account${count}@example.org`, isEmailVerified: true, name: 'Alice' }
}
const toClaims = ({ subject, email }: { subject: string; email?: string }) => ({
  sub: subject,
  ...(email && { email, email_verified: true }),
})
const refused = (field: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.any(String) }],
})

beforeAll(async () => {
  service = await startIdentityTest()
}, 180_000)

afterAll(() => service?.stop())

/** Stores the key of a new wallet of an account. */
async function enrol(claims: Record<string, unknown>) {
  const [wallet, key] = [createWallet(), createKey()]
  const { device, linkId } = await service.receiveLink(claims)
  expect(await service.putKey(device, linkId, wallet, key)).toMatchObject({ status: 200, body: {} })
  return { wallet, key, device, linkId }
}

/** Requests the key of a wallet on a new device, which a device with the wallet allows. */
async function recover(claims: Record<string, unknown>, wallet: ReturnType<typeof createWallet>) {
  const { device, linkId } = await service.receiveLink(claims)
  const answer = await service.release(device, linkId, wallet)
  if (answer.status !== 429) return { device, linkId, answer }
  expect(answer.body).toMatchObject(refused('recovery_delayed'))
  await service.decideRelease(await service.createDevice(), wallet, { id: device.jkt })
  return { device, linkId, answer: await service.release(device, linkId, wallet) }
}

test.each(['google', 'x'])('default: an account of %s stores a key and recovers it', async (provider) => {
  const account = nextAccount()
  const [wallet, key] = [createWallet(), createKey()]
  const [first, next] = [await service.createDevice(), await service.createDevice()]
  const link = await service.requestLink(first, provider, await service.logIn(first, provider, account))
  expect([link.status, link.body]).toEqual([200, { linkId: expect.any(String) }])
  expect((await service.putKey(first, String(link.body.linkId), wallet, key)).status).toBe(200)

  const again = await service.requestLink(next, provider, await service.logIn(next, provider, account))
  const linkId = String(again.body.linkId)
  expect((await service.release(next, linkId, wallet)).body).toMatchObject(refused('recovery_delayed'))
  expect((await service.decideRelease(first, wallet, { id: next.jkt })).status).toBe(200)
  const answer = await service.release(next, linkId, wallet)
  expect(service.openKey(next, answer, wallet)).toEqual(key)
})

test('default: the device receives no proof for the login service, which has redeemed the login', async () => {
  const { device, linkId } = await service.receiveLink(toClaims(nextAccount()))
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'approved' })
})

test('default: the verified address of the account receives a notice of the release', async () => {
  const account = nextAccount()
  const { wallet } = await enrol(toClaims(account))
  const sent = service.mails.length
  expect((await recover(toClaims(account), wallet)).answer.status).toBe(200)
  const mails = service.mails.slice(sent)
  expect(mails.map(({ recipients }) => recipients)).toEqual([[account.email], [account.email]])
  expect(mails[0]?.email.subject).toBe('Your wallet is about to be recovered on a new device')
  expect(mails[0]?.email.text).toContain('/recovery/refuse?token=')
  const mail = mails[1]?.email
  expect(mail?.subject).toBe('Your wallet was opened on a new device')
  expect(mail?.text).toContain('after a login with your account')
  expect(mail?.text).toContain(wallet.addresses.eip155)
  expect(mail?.text).toContain(appOrigin)
})

test.each([
  ['without an address', {}],
  ['whose address is not verified', { email: 'unverified@example.org', email_verified: false }],
])(
  'behavior: an account %s recovers its wallet without a notice, if a device with the wallet allows it',
  async (_, claims) => {
    const account = { sub: nextAccount().subject, ...claims }
    const { wallet } = await enrol(account)
    const sent = service.mails.length
    expect((await recover(account, wallet)).answer.status).toBe(200)
    expect(service.mails).toHaveLength(sent)
  },
)

test.each([
  ['another one', { email: 'new@example.org', email_verified: true }, ['former', 'new@example.org']],
  ['none', {}, ['former']],
])(
  'behavior: if the account has %s since, the former address receives it too',
  async (_, claims, expected) => {
    const account = nextAccount()
    const { wallet } = await enrol(toClaims(account))
    const sent = service.mails.length
    expect((await recover({ sub: account.subject, ...claims }, wallet)).answer.status).toBe(200)
    const recipients = service.mails.slice(sent).flatMap((mail) => mail.recipients)
    const once = expected.map((address) => (address === 'former' ? account.email : address))
    expect(recipients).toEqual([...once, ...once])
  },
)

test('behavior: an approval expires after 20 minutes', async () => {
  const other = await startIdentityTest()
  const { device, linkId } = await other.receiveLink(toClaims(nextAccount()))
  other.clock.now += 20 * 60_000
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'expired' })
  expect((await other.release(device, linkId, createWallet())).status).toBe(410)
  await other.stop()
}, 180_000)

test('behavior: another account of a wallet freezes it for 24 hours, and tells the old address', async () => {
  const other = await startIdentityTest()
  const [old, next] = [nextAccount(), nextAccount()]
  const [wallet, key] = [createWallet(), createKey()]
  const first = await other.receiveLink(toClaims(old))
  await other.putKey(first.device, first.linkId, wallet, key)
  const second = await other.receiveLink(toClaims(next))
  expect((await other.putKey(second.device, second.linkId, wallet, key)).status).toBe(200)
  expect(other.mails.at(-1)?.recipients).toEqual([old.email])
  expect(other.mails.at(-1)?.email.subject).toBe('The login of your wallet was changed')
  expect(await other.release(second.device, second.linkId, wallet)).toMatchObject({
    status: 429,
    body: refused('retry_later'),
  })
  const third = await other.receiveLink(toClaims(old))
  expect(await other.release(third.device, third.linkId, wallet)).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
  other.clock.now += 24 * 3_600_000
  const last = await other.receiveLink(toClaims(next))
  expect((await other.release(last.device, last.linkId, wallet)).body).toMatchObject(
    refused('recovery_delayed'),
  )
  await other.decideRelease(first.device, wallet, { id: last.device.jkt })
  expect((await other.release(last.device, last.linkId, wallet)).status).toBe(200)
  await other.stop()
}, 180_000)

test('behavior: a change from an address to an account freezes the wallet too', async () => {
  const device = await service.createDevice()
  const [wallet, key, email] = [createWallet(), createKey(), 'changed@example.org']
  const { linkId } = await device.receiveApproved(email)
  await service.putKey(device, linkId, wallet, key)
  // The account even has the same address.
  const account = await service.receiveLink(toClaims({ ...nextAccount(), email }))
  expect((await service.putKey(account.device, account.linkId, wallet, key)).status).toBe(200)
  expect(service.mails.at(-1)?.recipients).toEqual([email])
  expect((await service.release(account.device, account.linkId, wallet)).status).toBe(429)
})

test('error: an account with the address of a user does not recover the wallet of the user, nor the reverse', async () => {
  const email = 'victim@example.org'
  const device = await service.createDevice()
  const byAddress = createWallet()
  const { linkId } = await device.receiveApproved(email)
  await service.putKey(device, linkId, byAddress, createKey())
  const account = toClaims({ ...nextAccount(), email })
  expect((await recover(account, byAddress)).answer).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
  const { wallet } = await enrol(account)
  expect(await service.release(device, linkId, wallet)).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
})

test('error: the same subject at another provider is another account', async () => {
  const account = nextAccount()
  const { wallet } = await enrol(toClaims(account))
  const device = await service.createDevice()
  const { body } = await service.requestLink(device, 'second', await service.logIn(device, 'second', account))
  expect(await service.release(device, String(body.linkId), wallet)).toMatchObject({
    status: 403,
    body: refused('unknown_wallet'),
  })
})

test('error: the link of another device is useless', async () => {
  const account = nextAccount()
  const { wallet, key } = await enrol(toClaims(account))
  const [{ linkId }, thief] = [await service.receiveLink(toClaims(account)), await service.createDevice()]
  expect(await service.release(thief, linkId, wallet)).toMatchObject({
    status: 410,
    body: refused('link_expired'),
  })
  expect((await service.putKey(thief, linkId, wallet, key)).status).toBe(410)
  expect((await thief.call('links/wait', { linkId })).body).toEqual({ status: 'expired' })
})

test('error: the login service cannot use an ID token for a key of its own', async () => {
  const [device, thief] = [await service.createDevice(), await service.createDevice()]
  const proof = await service.logIn(device, 'google', nextAccount())
  expect(await service.requestLink(thief, 'google', proof)).toMatchObject({
    status: 403,
    body: refused('proof_refused'),
  })
  // The refusal does not use it up.
  expect((await service.requestLink(device, 'google', proof)).status).toBe(200)
})

test.each([
  ['for another client', { aud: 'other' }],
  ['of another issuer', { iss: 'https://mallory.example.net' }],
  ['that has expired', { iat: 1_700_000_000, exp: 1_700_000_600 }],
  ['with another nonce', { nonce: 'A'.repeat(43) }],
  ['without a nonce', { nonce: undefined }],
])('error: an ID token %s is refused', async (_, claims) => {
  const device = await service.createDevice()
  const proof = await service.createProof(device, { ...toClaims(nextAccount()), ...claims })
  expect(await service.requestLink(device, 'google', proof)).toMatchObject({
    status: 403,
    body: refused('proof_refused'),
  })
})

test('error: an ID token with another key, one of another provider, and other types of proofs are refused', async () => {
  const device = await service.createDevice()
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await service.createProof(device, toClaims(nextAccount()), privateKey)
  const ofSecond = await service.logIn(device, 'second', nextAccount())
  const ofX = await service.logIn(device, 'x', nextAccount())
  const ofGoogle = await service.logIn(device, 'google', nextAccount())
  for (const [provider, proof] of [
    ['google', forged],
    ['google', ofSecond],
    ['google', { ...ofGoogle, type: 'accessToken' }],
    ['google', ofX],
    ['x', { ...ofX, type: 'idToken' }],
    ['x', ofGoogle],
    ['x', { type: 'accessToken', token: 'another' }],
  ] as const)
    expect(await service.requestLink(device, provider, proof)).toMatchObject({
      status: 403,
      body: refused('proof_refused'),
    })
})

test.each(['google', 'x'])(
  'error: a proof of %s is accepted once, also from concurrent requests',
  async (provider) => {
    const device = await service.createDevice()
    const proof = await service.logIn(device, provider, nextAccount())
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => service.requestLink(device, provider, proof)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    expect(await service.requestLink(device, provider, proof)).toMatchObject({
      status: 403,
      body: refused('proof_refused'),
    })
  },
)

test('error: an access token is not accepted again for the key of another device', async () => {
  const [device, thief] = [await service.createDevice(), await service.createDevice()]
  const proof = await service.logIn(device, 'x', nextAccount())
  expect((await service.requestLink(device, 'x', proof)).status).toBe(200)
  expect((await service.requestLink(thief, 'x', proof)).status).toBe(403)
})

test('error: a used ID token is not accepted with another form of its signature', async () => {
  const device = await service.createDevice()
  const { type, token } = await service.logIn(device, 'google', nextAccount())
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // The last 4 bits of the 342 characters are not part of the 256 bytes.
  const last = alphabet.indexOf(token.at(-1) ?? '')
  const same = `${token.slice(0, -1)}${alphabet[last ^ 1]}`
  const toBytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url')
  expect(toBytes(same)).toEqual(toBytes(token))
  expect((await service.requestLink(device, 'google', { type, token })).status).toBe(200)
  expect((await service.requestLink(device, 'google', { type, token: same })).status).toBe(403)
})

test.each([' ', '\n', ' x'])('error: a used access token is not accepted with %j at its end', async (end) => {
  const device = await service.createDevice()
  const { type, token } = await service.logIn(device, 'x', nextAccount())
  expect((await service.requestLink(device, 'x', { type, token })).status).toBe(200)
  expect(await service.requestLink(device, 'x', { type, token: `${token}${end}` })).toMatchObject({
    status: 400,
    body: refused('proof'),
  })
})

test('error: a provider that is not listed, or does not respond', async () => {
  const device = await service.createDevice()
  const proof = await service.createProof(device, toClaims(nextAccount()))
  expect(await service.requestLink(device, 'github', proof)).toMatchObject({
    status: 400,
    body: refused('provider_unknown'),
  })
  expect(await service.requestLink(device, 'down', proof)).toMatchObject({
    status: 503,
    body: refused('provider_unavailable'),
  })
})

test('error: an app that is not allowed, and a recipient key of small order', async () => {
  const device = await service.createDevice()
  const proof = await service.createProof(device, toClaims(nextAccount()))
  expect(await service.requestLink(device, 'google', proof, 'https://mallory.example.net')).toMatchObject({
    status: 403,
    body: refused('unknown_origin'),
  })
  const box = { ...createSealKeyPair(), publicKey: new Uint8Array(32) }
  expect(await service.requestLink({ ...device, box }, 'google', proof)).toMatchObject({
    status: 400,
    body: refused('recipientKey'),
  })
})

test('behavior: five links per account and hour', async () => {
  const account = toClaims(nextAccount())
  for (let index = 0; index < 5; index += 1) await service.receiveLink(account)
  const device = await service.createDevice()
  const answer = await service.requestLink(device, 'google', await service.createProof(device, account))
  expect(answer).toMatchObject({ status: 429, body: refused('retry_later') })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500)
  await service.receiveLink(toClaims(nextAccount()))
})

test('behavior: 20 links per IP address and hour, also if they are refused', async () => {
  const other = await startIdentityTest({ trustProxy: ['loopback'] })
  const send = async (ip: string, provider = 'google') => {
    const device = await other.createDevice(ip)
    const proof = await other.createProof(device, toClaims(nextAccount()))
    return (await other.requestLink(device, provider, proof)).status
  }
  for (let index = 0; index < 10; index += 1)
    expect([await send('203.0.113.9'), await send('203.0.113.9', 'second')]).toEqual([200, 403])
  expect([await send('203.0.113.9'), await send('203.0.113.10')]).toEqual([429, 200])
  await other.stop()
}, 180_000)

test('behavior: without providers, no account is accepted', async () => {
  const other = await startIdentityTest({ identityProviders: undefined })
  const device = await other.createDevice()
  const proof = await other.createProof(device, toClaims(nextAccount()))
  expect(await other.requestLink(device, 'google', proof)).toMatchObject({
    status: 400,
    body: refused('provider_unknown'),
  })
  await other.stop()
}, 180_000)

test('behavior: logs at the lowest level contain no token, account or address', async () => {
  const account = { subject: '987654321012345', email: 'logged.alice@example.org', isEmailVerified: true }
  const { wallet } = await enrol(toClaims(account))
  const { device, answer } = await recover(toClaims(account), wallet)
  expect(answer.status).toBe(200)
  const [proof, accessProof] = [
    await service.logIn(device, 'google', account),
    await service.logIn(device, 'x', account),
  ]
  const thief = await service.createDevice()
  await service.requestLink(thief, 'google', proof)
  await service.requestLink(device, 'down', proof)
  for (let attempt = 0; attempt < 2; attempt += 1) await service.requestLink(device, 'x', accessProof)
  const logs = service.logs.join('')
  expect(logs).toContain('a proof of a login was not accepted')
  const payload = proof.token.split('.')[1] ?? ''
  for (const secret of [account.subject, 'logged.alice', payload, accessProof.token])
    expect(logs).not.toContain(secret)
})
