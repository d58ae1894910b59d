import 'fake-indexeddb/auto'
import { getIdentityNonce } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestDevice, testApp } from './createTestDevice.fixtures.js'
import { createTestServices } from './createTestServices.fixtures.js'
import { createSecret } from './custody/createSecret.js'
import { openBytes } from './storage/openBytes.js'
import { shareContext } from './wallet/shareContext.js'

const email = 'user@example.org'
const mismatch = { code: 'wallet_mismatch' }
const message = Uint8Array.of(1)
const randomShare = () => ({ share: base64urlnopad.encode(createSecret()) })

const walletSchema = z.object({
  wallet: z.looseObject({
    addresses: z.looseObject({}),
    envelopes: z.array(z.looseObject({ blob: z.string() })),
  }),
})
/** Changes fields of the wallet that `wallet/read` returns. */
const changeWallet =
  (change: (wallet: z.infer<typeof walletSchema>['wallet']) => object) => (body: unknown) => {
    const { wallet } = walletSchema.parse(body)
    return { wallet: { ...wallet, ...change(wallet) } }
  }
const otherAddresses = changeWallet(({ addresses }) => ({
  addresses: { ...addresses, solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx' },
}))
const otherEnvelope = changeWallet(({ envelopes }) => ({
  envelopes: envelopes.map((envelope) => ({ ...envelope, blob: envelope.blob.replace(/^.{4}/, 'AAAA') })),
}))

async function createLogin({ hasWallet }: { readonly hasWallet: boolean }) {
  const services = createTestServices()
  const owner = hasWallet ? await createTestDevice(services).logIn(email) : undefined
  const device = createTestDevice(services)
  services.pass(31_000)
  await device.vault.startEmail({ email, app: testApp })
  services.confirmLink(email)
  await device.vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
  return { services, owner, device, code: services.readCode(email) }
}

describe('hostile login service', () => {
  it('error: a share that is random, changed in one bit, or of another user does not sign', async () => {
    const services = createTestServices()
    const device = createTestDevice(services)
    const foreign = createTestDevice(services)
    const user = await device.logIn(email)
    const other = await foreign.logIn('other@example.org')
    const shareSchema = z.object({ share: z.string() })
    let foreignShare: unknown
    foreign.network.tamper('wallet/share', (body) => {
      foreignShare = body
      return body
    })
    await foreign.vault.sign({
      request: { type: 'evmMessage', message },
      address: other.addresses.eip155,
    })
    const changes: readonly ((body: unknown) => unknown)[] = [
      randomShare,
      () => foreignShare,
      (body) => {
        const share = base64urlnopad.decode(shareSchema.parse(body).share)
        return { share: base64urlnopad.encode(share.map((byte, at) => (at === 31 ? byte ^ 1 : byte))) }
      },
    ]
    for (const change of changes) {
      device.network.tamper('wallet/share', change)
      for (const [type, address] of [
        ['evmMessage', user.addresses.eip155],
        ['solanaMessage', user.addresses.solana],
      ] as const) {
        await expect(device.vault.sign({ request: { type, message }, address })).rejects.toMatchObject(
          mismatch,
        )
      }
    }
    device.network.repair()
    expect(await device.vault.restore()).toEqual(user)
    const { eip155: address } = user.addresses
    expect(await device.vault.sign({ request: { type: 'evmMessage', message }, address })).toMatch(/^0x/)
  })

  it.each([
    ['other addresses', otherAddresses],
    ['no wallet', () => ({ wallet: null })],
  ])('error: %s for the wallet of this device', async (_, change) => {
    const services = createTestServices()
    const device = createTestDevice(services)
    const user = await device.logIn(email)
    await device.vault.signOut()
    device.network.tamper('wallet/read', change)
    await expect(device.logIn(email)).rejects.toMatchObject(mismatch)
    // The addresses of this device do not change.
    expect(await device.open().restore()).toEqual(user)
    expect(device.network.calls.filter((call) => call === 'wallet/create')).toHaveLength(1)
  })

  it.each([
    ['another envelope', otherEnvelope, 'wallet_mismatch'],
    ['another check', changeWallet(() => ({ check: 'AAAAAA' })), 'wallet_mismatch'],
    // The recovery service has no key for this pair of addresses.
    ['other addresses', otherAddresses, 'unknown_wallet'],
    ['no envelope', changeWallet(() => ({ envelopes: [] })), 'not_recoverable'],
  ])('error: %s during a recovery', async (_, change, refusal) => {
    const { owner, device, code } = await createLogin({ hasWallet: true })
    device.network.tamper('wallet/read', change)
    await expect(device.vault.verifyCode({ code })).rejects.toMatchObject({ code: refusal })
    expect(device.network.calls).not.toContain('wallet/share/put')
    expect(device.network.calls).not.toContain('wallet/envelope/put')
    const address = owner?.addresses.eip155 ?? ''
    await expect(
      device.vault.sign({ request: { type: 'evmMessage', message }, address }),
    ).rejects.toMatchObject({
      code: 'not_logged_in',
    })
    device.network.repair()
    expect(await device.logIn(email)).toEqual(owner)
  })

  it('error: the wallet of another user during a recovery', async () => {
    const { services, device, code } = await createLogin({ hasWallet: true })
    const attacker = createTestDevice(services)
    await attacker.logIn('attacker@example.org')
    let foreign: unknown
    attacker.network.tamper('wallet/read', (body) => {
      foreign = body
      return body
    })
    await attacker.vault.listEnvelopes()
    device.network.tamper('wallet/read', () => ({
      wallet: { ...walletSchema.parse(foreign).wallet, hasShare: false },
    }))
    await expect(device.vault.verifyCode({ code })).rejects.toMatchObject({ code: 'unknown_wallet' })
  })

  it.each([
    ['another share', 'wallet/share', randomShare],
    ['another envelope', 'wallet/read', otherEnvelope],
    ['other addresses', 'wallet/read', otherAddresses],
    ['another check', 'wallet/read', changeWallet(() => ({ check: 'AAAAAA' }))],
  ])('error: %s after the creation of the wallet prevents its activation', async (_, endpoint, change) => {
    const { device, code } = await createLogin({ hasWallet: false })
    device.network.tamper(endpoint, (body) =>
      device.network.calls.includes('wallet/create') ? change(body) : body,
    )
    await expect(device.vault.verifyCode({ code })).rejects.toMatchObject(mismatch)
    expect(device.network.calls).not.toContain('wallet/activate')
    expect(await device.vault.restore()).toBeNull()
    device.network.repair()
    expect(await device.logIn(email)).toMatchObject({ email })
  })

  it('error: the session of another user', async () => {
    const { device, code } = await createLogin({ hasWallet: false })
    const sessionSchema = z.looseObject({ user: z.looseObject({}) })
    device.network.tamper('email/verify', (body) => {
      const session = sessionSchema.parse(body)
      return { ...session, user: { ...session.user, email: 'attacker@example.org' } }
    })
    await expect(device.vault.verifyCode({ code })).rejects.toMatchObject(mismatch)
    expect(await device.storage.readSession()).toBeNull()
    const other = createTestDevice(createTestServices())
    await other.logIn(email)
    other.network.tamper('token', (body) => {
      const session = sessionSchema.parse(body)
      return { ...session, user: { ...session.user, id: 'attacker-0001' } }
    })
    expect(await other.open().restore()).toBeNull()
  })
})

describe('hostile login service in a social login', () => {
  const uriSchema = z.looseObject({ uri: z.string() })
  /** Changes parameters of the address at the provider. */
  const changeUri = (parameters: Readonly<Record<string, string>>) => (body: unknown) => {
    const started = uriSchema.parse(body)
    const uri = new URL(started.uri)
    for (const [name, value] of Object.entries(parameters)) uri.searchParams.set(name, value)
    return { ...started, uri: uri.href }
  }

  it.each([
    ['the nonce of a key of its own', changeUri({ nonce: getIdentityNonce('A'.repeat(43)) })],
    ['the state of another app', changeUri({ state: 'flow-0001.aHR0cHM6Ly9ldmlsLmV4YW1wbGU.random' })],
    ['a request object with other parameters', changeUri({ request: 'jwt' })],
    [
      'an address without TLS',
      (body: unknown) => ({ ...uriSchema.parse(body), uri: 'http://google.example' }),
    ],
    ['a script', (body: unknown) => ({ ...uriSchema.parse(body), uri: 'javascript:alert(1)' })],
    ['the state of another flow', (body: unknown) => ({ ...uriSchema.parse(body), flowId: 'flow-0001' })],
  ])('error: %s', async (_, change) => {
    const device = createTestDevice(createTestServices())
    device.network.tamper('social/start', change)
    await expect(device.vault.startSocial({ provider: 'google', app: testApp })).rejects.toMatchObject({
      code: 'invalid_response',
    })
    expect(await device.storage.readSocialLogin()).toBeNull()
  })

  it('error: a proof for another provider', async () => {
    const services = createTestServices()
    const owner = await createTestDevice(services).logInSocial('account')
    const device = createTestDevice(services)
    const other = createTestDevice(services)
    let foreign: unknown
    other.network.tamper('social/verify', (body) => {
      foreign = z.looseObject({ proof: z.unknown() }).parse(body).proof
      return body
    })
    // The second request after it, so that the proof is not used up.
    const { uri } = await other.vault.startSocial({ provider: 'github', app: testApp })
    other.network.failFrom(2, 'before')
    const failed = other.vault.verifySocial({ uri: services.authorize(uri, 'account') })
    await expect(failed).rejects.toMatchObject({ code: 'service_unavailable' })
    device.network.tamper('social/verify', (body) => ({ ...z.looseObject({}).parse(body), proof: foreign }))
    await expect(device.logInSocial('account')).rejects.toMatchObject({ code: 'proof_refused' })
    expect(device.network.calls).not.toContain('keys/release')
    expect(await device.open().restore()).toBeNull()
    expect(await device.storage.readSocialLogin()).toBeNull()
    device.network.repair()
    expect(await device.logInSocial('account')).toEqual(owner)
  })

  it('error: the proof of a login for another key', async () => {
    const services = createTestServices()
    await createTestDevice(services).logInSocial('account')
    const stolen = createTestDevice(services)
    const proofs: unknown[] = []
    stolen.network.tamper('social/verify', (body) => {
      proofs.push(z.looseObject({ proof: z.unknown() }).parse(body).proof)
      return body
    })
    const { uri } = await stolen.vault.startSocial({ provider: 'google', app: testApp })
    stolen.network.failFrom(2, 'before')
    const failed = stolen.vault.verifySocial({ uri: services.authorize(uri, 'account') })
    await expect(failed).rejects.toMatchObject({ code: 'service_unavailable' })
    const attacker = createTestDevice(services)
    attacker.network.tamper('social/verify', (body) => ({
      ...z.looseObject({}).parse(body),
      proof: proofs[0],
    }))
    await expect(attacker.logInSocial('attacker')).rejects.toMatchObject({ code: 'proof_refused' })
  })

  it('error: another user', async () => {
    const services = createTestServices()
    const owner = await createTestDevice(services).logInSocial('account')
    const victim = await createTestDevice(services).logInSocial('victim')
    services.login.redirect('google account', 'google victim')
    const device = createTestDevice(services)
    // The recovery service has bound the key of that wallet to another account.
    await expect(device.logInSocial('account')).rejects.toMatchObject({ code: 'unknown_wallet' })
    expect(await device.storage.readShare(victim.id)).toBeNull()
    expect(await device.vault.restore()).toBeNull()
    services.login.redirect('google account', 'google account')
    expect(await device.logInSocial('account')).toEqual(owner)
  })
})

describe('recovery service in a social login', () => {
  it('error: an account that the login service gives to the wallet of this device does not recover it', async () => {
    const services = createTestServices()
    const device = createTestDevice(services)
    const owner = await device.logInSocial('account', { provider: 'github' })
    services.login.redirect('google attacker', 'github account')
    const before = device.network.calls.length
    expect(await device.logInSocial('attacker')).toMatchObject({ id: owner.id })
    expect(device.network.calls.slice(before).filter((call) => call.startsWith('keys/'))).toEqual([])
    expect(await device.storage.readShare(owner.id)).toMatchObject({ recoverySubject: 'github' })
    await expect(createTestDevice(services).logInSocial('attacker')).rejects.toMatchObject({
      code: 'unknown_wallet',
    })
  })

  it('behavior: while it is down, a known device logs in, another one does when it is back', async () => {
    const services = createTestServices()
    const device = createTestDevice(services)
    const owner = await device.logInSocial('account')
    let isDown = true
    const fetch: typeof globalThis.fetch = (input, init) =>
      isDown && String(input).startsWith(services.recoveryUrl)
        ? Promise.reject(new TypeError('fetch failed'))
        : services.fetch(input, init)
    const other = createTestDevice({ ...services, fetch })
    const { uri } = await other.vault.startSocial({ provider: 'google', app: testApp })
    const result = services.authorize(uri, 'account')
    await expect(other.vault.verifySocial({ uri: result })).rejects.toMatchObject({
      code: 'service_unavailable',
    })
    expect(await other.vault.restore()).toBeNull()
    isDown = false
    expect(await other.open().verifySocial({ uri: result })).toEqual(owner)
    expect(other.network.calls.filter((call) => call === 'social/verify')).toHaveLength(1)
    isDown = true
    expect(await other.logInSocial('account')).toEqual(owner)
  })

  it('behavior: after an incomplete rotation, the next login offers to complete it, or waits for the service', async () => {
    const services = createTestServices()
    await createTestDevice(services).logInSocial('account')
    const device = createTestDevice(services)
    const { uri } = await device.vault.startSocial({ provider: 'google', app: testApp })
    // The last three requests replace the key.
    device.network.failFrom(9, 'before')
    const user = await device.vault.verifySocial({ uri: services.authorize(uri, 'account') })
    expect(await device.storage.readShare(user.id)).toMatchObject({ recoverySubject: null })
    device.network.repair()
    device.network.tamper('links/identity', () => ({}))
    expect(await device.logInSocial('account')).toEqual(user)
    expect(await device.storage.readShare(user.id)).toMatchObject({ recoverySubject: null })
    device.network.repair()
    expect(await device.logInSocial('account', { vault: device.vault })).toEqual(user)
    // The account at the provider could be another one.
    expect(await device.storage.readShare(user.id)).toMatchObject({ recoverySubject: null })
    expect(await device.vault.getRecoveryMove()).toEqual({ from: null, to: 'google' })
    await device.vault.moveRecovery({ to: 'google' })
    expect(await device.storage.readShare(user.id)).toMatchObject({ recoverySubject: 'google' })
    expect(await createTestDevice(services).logInSocial('account')).toEqual(user)
  })
})

describe('hostile recovery service', () => {
  it('error: another key does not open the envelope', async () => {
    const { owner, device, code } = await createLogin({ hasWallet: true })
    device.network.tamper('keys/release', () => ({ sealedKey: base64urlnopad.encode(createSecret()) }))
    await expect(device.vault.verifyCode({ code })).rejects.toMatchObject(mismatch)
    device.network.repair()
    expect(await device.logIn(email)).toEqual(owner)
  })
})

describe('requests', () => {
  it('behavior: contain neither the secret nor the share of the device', async () => {
    const services = createTestServices()
    const bodies: string[] = []
    const record: typeof fetch = (input, init) => {
      bodies.push(String(init?.body), JSON.stringify(init?.headers))
      return services.fetch(input, init)
    }
    const device = createTestDevice({ ...services, fetch: record })
    const other = createTestDevice({ ...services, fetch: record })
    const user = await device.logIn(email)
    await other.logIn(email)
    services.pass(31_000)
    await device.vault.startExport()
    const phrase = await device.vault.exportPhrase({ code: services.readCode(email) })
    const secrets = [mnemonicToEntropy(phrase, wordlist)]
    for (const { storage } of [device, other]) {
      const share = await storage.readShare(user.id)
      const { sealing } = await storage.readKeys()
      if (share) secrets.push(Uint8Array.from(await openBytes(sealing, share.sealed, shareContext(share))))
    }
    expect(secrets).toHaveLength(3)
    const text = bodies.join('\n')
    for (const secret of secrets) {
      expect(text).not.toContain(base64urlnopad.encode(secret))
      expect(text).not.toContain(bytesToHex(secret).slice(2))
    }
    expect(text).not.toContain(phrase)
  })
})
