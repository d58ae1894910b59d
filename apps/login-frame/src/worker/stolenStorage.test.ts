import 'fake-indexeddb/auto'
import { base64urlnopad } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex } from 'viem'
import { expect, it } from 'vitest'
import { createTestDevice } from './createTestDevice.fixtures.js'
import { createTestServices } from './createTestServices.fixtures.js'
import { joinSecret } from './custody/joinSecret.js'
import { openBytes } from './storage/openBytes.js'
import { shareContext } from './wallet/shareContext.js'

const email = 'user@example.org'

it('behavior: the storage of a browser alone has neither the secret nor a key that can be exported', async () => {
  const services = createTestServices()
  const device = createTestDevice(services)
  const user = await device.logIn(email, device.vault)
  services.pass(31_000)
  await device.vault.startExport()
  const phrase = await device.vault.exportPhrase({ code: services.readCode(email) })
  const secret = mnemonicToEntropy(phrase, wordlist)

  const { storage } = device
  const [keys, share] = [await storage.readKeys(), await storage.readShare(user.id)]
  if (!share) throw new Error('The device has no share.')
  for (const key of [keys.proof.privateKey, keys.sealing]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow()
  }
  const opened = Uint8Array.from(await openBytes(keys.sealing, share.sealed, shareContext(share)))
  const stored = { share, session: await storage.readSession(), login: await storage.readLogin() }
  const text = JSON.stringify(stored, (_, value: unknown) =>
    value instanceof Uint8Array ? [bytesToHex(value), base64urlnopad.encode(value)] : value,
  )
  for (const bytes of [secret, opened]) {
    expect(text).not.toContain(base64urlnopad.encode(bytes))
    expect(text).not.toContain(bytesToHex(bytes).slice(2))
  }
  // Even the opened share is one half of a one-time pad: it fits to each secret.
  expect(opened).not.toEqual(secret)
  expect(opened).toHaveLength(secret.length)
  const anySecret = crypto.getRandomValues(new Uint8Array(32))
  expect(joinSecret(opened, joinSecret(opened, anySecret))).toEqual(anySecret)
  // Without the login service, it signs nothing.
  device.network.failFrom(0, 'before')
  const request = { type: 'evmMessage', message: Uint8Array.of(1) } as const
  await expect(device.open().sign({ request, address: user.addresses.eip155 })).rejects.toMatchObject({
    code: 'service_unavailable',
  })
})
