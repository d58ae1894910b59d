import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { sealBytes } from '../../shared/bytes/sealBytes.js'
import type { StoredShare, StoredSocialLogin } from './DeviceStorage.js'
import { openBytes } from './openBytes.js'
import { openDeviceStorage } from './openDeviceStorage.js'

const share: StoredShare = {
  userId: 'user-0001',
  email: 'user@example.org',
  addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) },
  check: 'AAAAAA',
  sealed: Uint8Array.of(1, 2, 3),
  status: 'active',
  recoverySubject: 'user@example.org',
}

const socialLogin: StoredSocialLogin = {
  flowId: 'flow-0001',
  provider: 'google',
  app: { projectId: 'project', origin: 'https://my-dapp.example' },
  state: 'flow-0001.origin.random',
  recipientKey: 'key',
  sealedResponseKey: Uint8Array.of(3),
  sealedKey: Uint8Array.of(1),
}

describe('openDeviceStorage', () => {
  it('default', async () => {
    const scope = crypto.randomUUID()
    const storage = openDeviceStorage(scope)
    const session = { refreshToken: 'token', userId: share.userId, email: share.email }
    const login = { flowId: 'flow-0001', email: 'user@example.org', isCodeSent: false }
    await storage.writeSession(session)
    await storage.writeLogin(login)
    await storage.writeSocialLogin(socialLogin)
    await storage.writeShare(share)
    const reopened = openDeviceStorage(scope)
    expect(await reopened.readSession()).toEqual(session)
    expect(await reopened.readLogin()).toEqual(login)
    expect(await reopened.readSocialLogin()).toEqual(socialLogin)
    expect(await reopened.readShare(share.userId)).toEqual(share)
    expect(await reopened.findShares('user@example.org')).toEqual([share])
    expect(await reopened.findShares('other@example.org')).toEqual([])
  })

  it('behavior: null stands for nothing stored, and deletes', async () => {
    const storage = openDeviceStorage(crypto.randomUUID())
    expect(await storage.readSession()).toBeNull()
    expect(await storage.readLogin()).toBeNull()
    expect(await storage.readShare('user-0001')).toBeNull()
    await storage.writeSession({ refreshToken: 'token', userId: 'user-0001', email: null })
    await storage.writeSession(null)
    await storage.writeLogin({ flowId: 'flow-0001', email: 'user@example.org', isCodeSent: true })
    await storage.writeLogin(null)
    await storage.writeSocialLogin(socialLogin)
    await storage.writeSocialLogin(null)
    expect(await storage.readSocialLogin()).toBeNull()
    expect(await storage.readSession()).toBeNull()
    expect(await storage.readLogin()).toBeNull()
  })

  it('behavior: keeps the data of the first version', async () => {
    const scope = crypto.randomUUID()
    const first = await openDB(`latchkit-login:${scope}`, 1, {
      upgrade: (database) =>
        ['keys', 'session', 'login', 'shares'].map((store) => database.createObjectStore(store)),
    })
    await first.put('shares', share, share.userId)
    first.close()
    const storage = openDeviceStorage(scope)
    await storage.writeSocialLogin(socialLogin)
    expect(await storage.readShare(share.userId)).toEqual(share)
  })

  it('behavior: two tabs that open it at once have the same keys, which cannot be exported', async () => {
    const scope = crypto.randomUUID()
    const [first, second] = await Promise.all([
      openDeviceStorage(scope).readKeys(),
      openDeviceStorage(scope).readKeys(),
    ])
    const publicKey = async (keys: typeof first) => crypto.subtle.exportKey('jwk', keys.proof.publicKey)
    expect(await publicKey(first)).toEqual(await publicKey(second))
    const sealed = await sealBytes(first.sealing, Uint8Array.of(5), 'test')
    expect(await openBytes(second.sealing, sealed, 'test')).toEqual(Uint8Array.of(5))
    for (const key of [first.proof.privateKey, first.sealing]) {
      expect(key.extractable).toBe(false)
      await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow()
    }
  })
})

describe('sealBytes', () => {
  it('error: another key, context or content is detected', async () => {
    const { sealing } = await openDeviceStorage(crypto.randomUUID()).readKeys()
    const { sealing: other } = await openDeviceStorage(crypto.randomUUID()).readKeys()
    const sealed = await sealBytes(sealing, Uint8Array.of(1, 2), 'share')
    expect(await openBytes(sealing, sealed, 'share')).toEqual(Uint8Array.of(1, 2))
    expect(sealed).not.toEqual(await sealBytes(sealing, Uint8Array.of(1, 2), 'share'))
    await expect(openBytes(other, sealed, 'share')).rejects.toThrow()
    await expect(openBytes(sealing, sealed, 'link')).rejects.toThrow()
    const changed = sealed.map((byte, index) => (index === 12 ? byte ^ 1 : byte))
    await expect(openBytes(sealing, changed, 'share')).rejects.toThrow()
  })
})
