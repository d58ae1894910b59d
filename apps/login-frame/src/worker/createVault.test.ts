import 'fake-indexeddb/auto'
import { signedMessagePrefix } from '@latchkit/login-api'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { getSmartAccountAddress } from '../shared/smartAccount/getSmartAccountAddress.js'
import { counterfactualAccount, smartAccount } from '../shared/smartAccount/smartAccounts.fixtures.js'
import type { Vault, VaultUser } from '../shared/vault/Vault.js'
import { createTestDevice, testApp } from './createTestDevice.fixtures.js'
import { createTestServices } from './createTestServices.fixtures.js'
import { deriveWallet } from './custody/deriveWallet.js'

const email = 'user@example.org'

function createDevices() {
  const services = createTestServices()
  return { services, device: createTestDevice(services), other: createTestDevice(services) }
}

const signNothing = ({ addresses }: VaultUser) =>
  ({ request: { type: 'evmMessage', message: new Uint8Array() }, address: addresses.eip155 }) as const

async function expectSigns(vault: Vault, { addresses }: VaultUser) {
  const message = crypto.getRandomValues(new Uint8Array(20))
  const signature = await vault.sign({
    request: { type: 'evmMessage', message },
    address: addresses.eip155,
  })
  const [address, hex] = [addresses.eip155 as `0x${string}`, signature as `0x${string}`]
  expect(await verifyMessage({ address, message: { raw: message }, signature: hex })).toBe(true)
}

describe('login', () => {
  it('default', async () => {
    const { services, device } = createDevices()
    const { vault } = device
    expect(await vault.restore()).toBeNull()
    expect(device.network.calls).toEqual([])
    expect(await vault.startEmail({ email: ' User@Example.org', app: testApp })).toEqual({
      action: 'VERIFY_DEVICE',
    })
    const waiting = vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
    services.confirmLink(email)
    await waiting
    const user = await vault.verifyCode({ code: services.readCode(email) })
    expect(user).toMatchObject({ email })
    expect(await vault.restore()).toEqual(user)
    expect(await vault.listEnvelopes()).toEqual(['managed'])
    expect((await vault.listDevices()).map(({ isCurrent }) => isCurrent)).toEqual([true])
    await expectSigns(vault, user)
  })

  it('behavior: the second login on a device needs the code only', async () => {
    const { services, device } = createDevices()
    const user = await device.logIn(email)
    const vault = device.open()
    await vault.signOut()
    expect(await vault.restore()).toBeNull()
    await expect(vault.sign(signNothing(user))).rejects.toMatchObject({
      code: 'not_logged_in',
    })
    services.pass(31_000)
    expect(await vault.startEmail({ email, app: testApp })).toEqual({ action: 'VERIFY_OTP' })
    expect(await vault.verifyCode({ code: services.readCode(email) })).toEqual(user)
    await expectSigns(vault, user)
  })

  it('behavior: a logged-in device connects at once, another address logs in', async () => {
    const { device } = createDevices()
    const user = await device.logIn(email)
    const vault = device.open()
    expect(await vault.startEmail({ email, app: testApp })).toEqual({ action: 'CONNECT' })
    const second = await device.logIn('other@example.org', vault)
    expect(second.addresses).not.toEqual(user.addresses)
    await expectSigns(vault, second)
    expect(await device.logIn(email)).toEqual(user)
  })

  it('behavior: recovers the same wallet on a new device, and again after its storage was cleared', async () => {
    const { services, device, other } = createDevices()
    const user = await device.logIn(email)
    expect(await other.logIn(email)).toEqual(user)
    await expectSigns(other.vault, user)
    await expectSigns(device.vault, user)
    const cleared = createTestDevice(services)
    expect(await cleared.logIn(email)).toEqual(user)
    await expectSigns(cleared.vault, user)
  })

  it('behavior: replaces the recovery key after each recovery', async () => {
    const { device, other } = createDevices()
    await device.logIn(email)
    await other.logIn(email)
    expect(other.network.calls.slice(other.network.calls.indexOf('keys/release'))).toEqual([
      'keys/release',
      'wallet/share/put',
      'wallet/read',
      'wallet/share',
      'wallet/envelope/put',
      'keys/recipient',
      'keys/put',
      'wallet/envelope/put',
    ])
  })

  it('error: a wrong code leaves the login open', async () => {
    const { services, device } = createDevices()
    const { vault } = device
    await vault.startEmail({ email, app: testApp })
    services.confirmLink(email)
    await vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
    const code = services.readCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(vault.verifyCode({ code: wrong })).rejects.toMatchObject({ code: 'code_wrong' })
    expect(await vault.restore()).toBeNull()
    expect(await vault.verifyCode({ code })).toMatchObject({ email })
  })

  it('behavior: a repeated start sends the code again, without another link', async () => {
    const { services, device } = createDevices()
    const { vault } = device
    await vault.startEmail({ email, app: testApp })
    services.confirmLink(email)
    await vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
    await expect(vault.startEmail({ email, app: testApp })).rejects.toMatchObject({
      code: 'retry_later',
      retryAfterMs: 30_000,
    })
    services.pass(31_000)
    expect(await vault.startEmail({ email, app: testApp })).toEqual({ action: 'VERIFY_OTP' })
    // Waiting again does nothing.
    await vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
    expect(await vault.verifyCode({ code: services.readCode(email) })).toMatchObject({ email })
  })

  it('behavior: continues after a reload between link and code', async () => {
    const { services, device } = createDevices()
    await device.vault.startEmail({ email, app: testApp })
    services.confirmLink(email)
    await device.open().waitForDevice({ signal: AbortSignal.timeout(5000) })
    expect(await device.open().verifyCode({ code: services.readCode(email) })).toMatchObject({ email })
  })

  it('behavior: the wait for the link can be aborted, and ends with a new login', async () => {
    const { device } = createDevices()
    const { vault } = device
    await vault.startEmail({ email, app: testApp })
    const controller = new AbortController()
    const waiting = vault.waitForDevice({ signal: controller.signal })
    controller.abort(new Error('closed'))
    await expect(waiting).rejects.toThrow('closed')
    const replaced = expect(vault.waitForDevice({ signal: AbortSignal.timeout(5000) })).rejects.toMatchObject(
      { code: 'flow_expired' },
    )
    await vault.startEmail({ email: 'other@example.org', app: testApp })
    await replaced
  })

  it('error: a step without a login', async () => {
    const { device } = createDevices()
    await expect(device.vault.verifyCode({ code: '123456' })).rejects.toMatchObject({ code: 'flow_expired' })
    await expect(device.vault.waitForDevice({ signal: AbortSignal.timeout(5000) })).rejects.toMatchObject({
      code: 'flow_expired',
    })
  })
})

describe('session', () => {
  it('behavior: refreshes an access token that has expired, once for concurrent calls', async () => {
    const { services, device } = createDevices()
    const user = await device.logIn(email)
    const vault = device.open()
    const before = device.network.calls.length
    await Promise.all([vault.listDevices(), vault.listEnvelopes(), expectSigns(vault, user)])
    expect(device.network.calls.slice(before).filter((call) => call === 'token')).toHaveLength(1)
    services.pass(600_000)
    await expectSigns(vault, user)
    services.login.expireAccessTokens()
    await expectSigns(vault, user)
    expect(device.network.calls.slice(before).filter((call) => call === 'token')).toHaveLength(3)
  })

  it('behavior: two tabs use one refresh token after the other', async () => {
    const { device } = createDevices()
    const user = await device.logIn(email)
    const tabs = [device.open(), device.open()]
    expect(await Promise.all(tabs.map((tab) => tab.restore()))).toEqual([user, user])
    for (const tab of tabs) await expectSigns(tab, user)
  })

  it('behavior: an ended session logs out, and the share stays', async () => {
    const { services, device } = createDevices()
    const user = await device.logIn(email)
    services.login.endSessions()
    const vault = device.open()
    expect(await vault.restore()).toBeNull()
    await expect(vault.listDevices()).rejects.toMatchObject({ code: 'session_expired' })
    expect(await device.logIn(email, vault)).toEqual(user)
    expect(device.network.calls.filter((call) => call === 'links/create')).toHaveLength(1)
  })

  it('behavior: without the service, the user stays logged in and can sign out', async () => {
    const { device } = createDevices()
    const user = await device.logIn(email)
    device.network.failFrom(0, 'before')
    const vault = device.open()
    expect(await vault.restore()).toEqual(user)
    await expect(vault.sign(signNothing(user))).rejects.toMatchObject({
      code: 'service_unavailable',
    })
    await vault.signOut()
    device.network.repair()
    expect(await vault.restore()).toBeNull()
    expect(await device.storage.readSession()).toBeNull()
  })

  it('behavior: a revoked device recovers the wallet with a link', async () => {
    const { device, other } = createDevices()
    const user = await device.logIn(email)
    await other.logIn(email)
    const [revoked] = (await other.vault.listDevices()).filter(({ isCurrent }) => !isCurrent)
    await other.vault.revokeDevice({ id: revoked?.id ?? '' })
    expect(await device.vault.restore()).toBeNull()
    expect(await device.logIn(email)).toEqual(user)
    await expectSigns(device.vault, user)
  })
})

describe('sign', () => {
  it('behavior: is one request, which fetches the share', async () => {
    const { services, device } = createDevices()
    const user = await device.logIn(email, device.vault)
    const before = device.network.calls.length
    for (let count = 0; count < 3; count++) await expectSigns(device.vault, user)
    expect(device.network.calls.slice(before)).toEqual(Array.from({ length: 3 }, () => 'wallet/share'))
    services.pass(600_000)
    await expectSigns(device.vault, user)
    expect(device.network.calls.slice(before + 3)).toEqual(['token', 'wallet/share'])
  })

  it('error: signs only for the displayed account, also if another tab logs another user in', async () => {
    const { device } = createDevices()
    const user = await device.logIn(email)
    const tab = device.open()
    const other = await device.logIn('other@example.org', device.open())
    const before = device.network.calls.length
    const message = Uint8Array.of(1)
    for (const [type, address] of [
      ['evmMessage', user.addresses.eip155],
      ['evmMessage', other.addresses.solana],
      ['solanaMessage', user.addresses.solana],
      ['solanaMessage', other.addresses.eip155],
      ['solanaMessage', ''],
    ] as const) {
      await expect(tab.sign({ request: { type, message }, address })).rejects.toMatchObject({
        code: 'account_changed',
      })
    }
    expect(device.network.calls).toHaveLength(before)
    await expectSigns(tab, other)
  })

  it('behavior: names the smart account of its key, and signs the messages of that too', async () => {
    const smartAccounts = { 'eip155:1': smartAccount, 'eip155:10': counterfactualAccount }
    const device = createTestDevice(createTestServices(), smartAccounts)
    const user = await device.logIn(email)
    const owner = user.addresses.eip155 as `0x${string}`
    const address = getSmartAccountAddress(owner, counterfactualAccount)
    expect(user.smartAccounts).toEqual({ 'eip155:10': address })
    expect(await device.open().restore()).toEqual(user)
    const message = Uint8Array.of(1)
    const request = { type: 'evmMessage', message } as const
    const signature = (await device.vault.sign({ request, address })) as `0x${string}`
    expect(await verifyMessage({ address: owner, message: { raw: message }, signature })).toBe(true)
    for (const [type, other] of [
      ['evmMessage', getSmartAccountAddress(`0x${'11'.repeat(20)}`, counterfactualAccount)],
      ['solanaMessage', address],
    ] as const)
      await expect(device.vault.sign({ request: { type, message }, address: other })).rejects.toMatchObject({
        code: 'account_changed',
      })
    const transaction = { type: 'evmTransaction', transaction: message } as const
    await expect(device.vault.sign({ request: transaction, address })).rejects.toMatchObject({
      code: 'account_changed',
    })
  })

  it('error: refuses messages for the services before it fetches a share', async () => {
    const { device } = createDevices()
    const { addresses } = await device.logIn(email)
    const before = device.network.calls.length
    const message = new TextEncoder().encode(`${signedMessagePrefix}\nAction: removeEnvelope`)
    for (const [type, address] of [
      ['evmMessage', addresses.eip155],
      ['solanaMessage', addresses.solana],
    ] as const) {
      await expect(device.vault.sign({ request: { type, message }, address })).rejects.toMatchObject({
        code: 'invalid_request',
      })
    }
    expect(device.network.calls).toHaveLength(before)
  })

  it('error: a transaction that cannot be parsed', async () => {
    const { device } = createDevices()
    const { addresses } = await device.logIn(email)
    const request = { type: 'evmTransaction', transaction: Uint8Array.of(1, 2) } as const
    await expect(device.vault.sign({ request, address: addresses.eip155 })).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })
})

describe('account', () => {
  it('behavior: exports the phrase of the wallet after a code', async () => {
    const { services, device } = createDevices()
    const user = await device.logIn(email)
    const { vault } = device
    await expect(vault.exportPhrase({ code: '123456' })).rejects.toMatchObject({ code: 'flow_expired' })
    services.pass(31_000)
    await vault.startExport()
    const before = device.network.calls.length
    const code = services.readCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(vault.exportPhrase({ code: wrong })).rejects.toMatchObject({ code: 'code_wrong' })
    expect(device.network.calls.slice(before)).not.toContain('wallet/share')
    const phrase = await vault.exportPhrase({ code })
    const { addresses } = await deriveWallet(mnemonicToEntropy(phrase, wordlist))
    expect(addresses).toEqual(user.addresses)
    await expect(vault.exportPhrase({ code })).rejects.toMatchObject({ code: 'flow_expired' })
  })

  it('behavior: changes the address, and binds the recovery to it when the user has approved the move', async () => {
    const { services, device, other } = createDevices()
    const user = await device.logIn(email)
    const { vault } = device
    const changed = 'new@example.org'
    services.pass(31_000)
    expect(await vault.startEmailChange({ email: changed })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    await vault.verifyPrimaryEmail({ code: services.readCode(email) })
    expect(await vault.verifySecondaryEmail({ code: services.readCode(changed) })).toEqual({
      email: changed,
    })
    expect(await vault.restore()).toEqual({ ...user, email: changed })
    services.pass(31_000)
    expect(await vault.startEmail({ email: changed, app: testApp })).toEqual({ action: 'VERIFY_DEVICE' })
    services.confirmLink(changed)
    await vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
    await vault.verifyCode({ code: services.readCode(changed) })
    expect(await vault.getRecoveryMove()).toEqual({ from: email, to: changed })
    await vault.moveRecovery({ to: changed })
    expect(await vault.getRecoveryMove()).toBeNull()
    expect(await vault.startEmail({ email: changed, app: testApp })).toEqual({ action: 'CONNECT' })
    expect((await other.logIn(changed)).addresses).toEqual(user.addresses)
    await expectSigns(other.vault, user)
  })

  it('error: an app with the codes of both addresses does not move the recovery without the user', async () => {
    const { services, device, other } = createDevices()
    const user = await device.logIn(email)
    const { vault } = device
    const changed = 'attacker@example.org'
    services.pass(31_000)
    await vault.startEmailChange({ email: changed })
    await vault.verifyPrimaryEmail({ code: services.readCode(email) })
    await vault.verifySecondaryEmail({ code: services.readCode(changed) })
    const before = device.network.calls.length
    await device.logIn(changed, vault)
    expect(device.network.calls.slice(before).filter((call) => call.startsWith('keys/'))).toEqual([])
    expect(await device.storage.readShare(user.id)).toMatchObject({ recoverySubject: email })
    // Nor after the user has declined, or with another address than the one that was displayed.
    await expect(vault.moveRecovery({ to: 'other@example.org' })).rejects.toMatchObject({
      code: 'flow_expired',
    })
    await vault.declineRecoveryMove()
    expect(await vault.getRecoveryMove()).toBeNull()
    await expect(vault.moveRecovery({ to: changed })).rejects.toMatchObject({ code: 'flow_expired' })
    services.pass(25 * 3_600_000)
    await expect(other.logIn(changed)).rejects.toMatchObject({ code: 'unknown_wallet' })
    await expectSigns(vault, user)
  })

  it('error: a change without a start', async () => {
    const { device } = createDevices()
    await device.logIn(email)
    await expect(device.vault.verifyPrimaryEmail({ code: '123456' })).rejects.toMatchObject({
      code: 'flow_expired',
    })
  })
})
