import 'fake-indexeddb/auto'
import { loginEndpoints, recoveryEndpoints } from '@latchkit/login-api'
import { describe, expect, it } from 'vitest'
import { createTestDevice } from '../createTestDevice.fixtures.js'
import { createTestServices } from '../createTestServices.fixtures.js'
import { createServiceClient } from '../services/createServiceClient.js'
import { createSession } from '../services/createSession.js'
import { withSecret } from './withSecret.js'

async function createContext() {
  const services = createTestServices()
  const { storage, logIn } = createTestDevice(services)
  const user = await logIn('user@example.org')
  const share = await storage.readShare(user.id)
  if (!share) throw new Error('The device has no share.')
  const shared = { ...services, readKey: async () => (await storage.readKeys()).proof }
  const login = createServiceClient({
    ...shared,
    baseUrl: `${services.loginUrl}/login/v1/`,
    endpoints: loginEndpoints,
  })
  const recovery = createServiceClient({
    ...shared,
    baseUrl: `${services.recoveryUrl}/recovery/v1/`,
    endpoints: recoveryEndpoints,
  })
  const session = createSession({ storage, login, now: services.now })
  const context = { storage, login, recovery, session, offerRecoveryMove: () => {}, now: services.now }
  return { share, context: { ...context, wait: async () => {} } }
}

describe('withSecret', () => {
  it('behavior: overwrites the secret and the keys after use, and after an error', async () => {
    const { share, context } = await createContext()
    for (const shouldFail of [false, true]) {
      const buffers: Uint8Array[] = []
      const result = withSecret(context, share, async ({ secret, keys }) => {
        buffers.push(secret, keys.evm, keys.solana)
        await Promise.resolve()
        expect(buffers.every((buffer) => buffer.some((byte) => byte !== 0))).toBe(true)
        if (shouldFail) throw new Error('failed')
        return 'used'
      })
      await (shouldFail ? expect(result).rejects.toThrow('failed') : expect(result).resolves.toBe('used'))
      expect(buffers).toHaveLength(3)
      expect(buffers.every((buffer) => buffer.every((byte) => byte === 0))).toBe(true)
    }
  })

  it('error: a share that was changed on the device', async () => {
    const { share, context } = await createContext()
    const sealed = share.sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte))
    const use = () => 'used'
    await expect(withSecret(context, { ...share, sealed }, use)).rejects.toMatchObject({
      code: 'wallet_mismatch',
    })
    // The share is bound to its user.
    await expect(withSecret(context, { ...share, userId: 'other-0001' }, use)).rejects.toMatchObject({
      code: 'wallet_mismatch',
    })
  })
})
