import { expect, it } from 'vitest'
import { sealBytes } from '../../shared/bytes/sealBytes.js'
import { openBytes } from './openBytes.js'
import { openDeviceStorage } from './openDeviceStorage.js'

it('behavior: keys survive in a browser, and it does not export them', async () => {
  const scope = crypto.randomUUID()
  const created = await openDeviceStorage(scope).readKeys()
  const sealed = await sealBytes(created.sealing, Uint8Array.of(1, 2), 'share')
  const reopened = await openDeviceStorage(scope).readKeys()
  expect(await openBytes(reopened.sealing, sealed, 'share')).toEqual(Uint8Array.of(1, 2))
  const ecdsa = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(ecdsa, reopened.proof.privateKey, sealed.slice())
  expect(await crypto.subtle.verify(ecdsa, created.proof.publicKey, signature, sealed.slice())).toBe(true)
  for (const key of [reopened.proof.privateKey, reopened.sealing]) {
    for (const format of ['jwk', 'raw', 'pkcs8'] as const) {
      await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow()
    }
  }
})
