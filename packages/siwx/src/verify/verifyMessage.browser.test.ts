import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { createMessage } from '../message/createMessage.js'
import { solanaFields } from '../message/message.fixtures.js'
import { createMemoryNonceStore } from '../nonce/createMemoryNonceStore.js'
import { createCookieSessionStore } from '../sessions/createCookieSessionStore.js'
import { createMemoryRevocationList } from '../sessions/RevocationList.js'
import { during, owner, ownFields, signFields } from './signIn.fixtures.js'
import { verifyMessage } from './verifyMessage.js'

// Without the modules of Node.js: what a browser has, an edge runtime has too.
test('default: verifies sign-ins in a browser', async () => {
  const nonceStore = createMemoryNonceStore({ now: () => during })
  const { domain, uri } = ownFields
  const base = { expected: { domain, uri }, nonceStore, now: during }
  const evm = await signFields({ ...ownFields, nonce: await nonceStore.issue() })
  expect(await verifyMessage({ ...base, ...evm })).toMatchObject({ ok: true })
  expect(await verifyMessage({ ...base, ...evm })).toMatchObject({ reason: 'invalidNonce' })

  const secret = new Uint8Array(32).fill(7)
  const address = base58.encode(ed25519.getPublicKey(secret))
  const message = createMessage({ ...solanaFields, address, nonce: await nonceStore.issue() })
  const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), secret))
  expect(await verifyMessage({ ...base, message, signature })).toMatchObject({ ok: true })
})

test('behavior: signs sessions with WebCrypto', async () => {
  const store = createCookieSessionStore({
    secrets: ['a'.repeat(32)],
    revocations: createMemoryRevocationList(),
  })
  const { domain, uri, chainId } = ownFields
  const { token, session } = await store.create({ domain, uri, chainId, address: owner.address })
  expect((await store.find(token))?.session).toEqual(session)
})
