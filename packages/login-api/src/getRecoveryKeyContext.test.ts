import { expect, test } from 'vitest'
import { getRecoveryKeyContext } from './getRecoveryKeyContext.js'
import { createSealKeyPair, openSealed, seal } from './sealedBox.js'

const wallet = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
}
const key = new Uint8Array(32).fill(7)

test('default: a key opens in its context, whatever the case of the EVM address', () => {
  const pair = createSealKeyPair()
  const sealed = seal(key, pair.publicKey, getRecoveryKeyContext('put', wallet))
  const lower = { ...wallet, eip155: wallet.eip155.toLowerCase() }
  expect(openSealed(sealed, pair, getRecoveryKeyContext('put', lower))).toEqual(key)
})

test.each([
  ['another direction', getRecoveryKeyContext('release', wallet)],
  ['another EVM address', getRecoveryKeyContext('put', { ...wallet, eip155: `0x${'1'.repeat(40)}` })],
  ['another Solana address', getRecoveryKeyContext('put', { ...wallet, solana: '1'.repeat(32) })],
])('error: a key does not open in the context of %s', (_name, context) => {
  const pair = createSealKeyPair()
  const sealed = seal(key, pair.publicKey, getRecoveryKeyContext('put', wallet))
  expect(() => openSealed(sealed, pair, context)).toThrow()
})
