import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from '@noble/hashes/utils'
import fc from 'fast-check'
import {
  hashMessage,
  hexToBytes,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { Hex } from '../../foundation/encoding/hex.js'
import { recoverAddress } from './recoverAddress.js'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const hash = hexToBytes(hashMessage('Hello'))
const { r, s, yParity } = parseSignature(await account.signMessage({ message: 'Hello' }))
const address = account.address.toLowerCase()
const withV = (v: number) => `${r}${s.slice(2)}${v.toString(16).padStart(2, '0')}` as Hex

describe('recoverAddress', () => {
  test('default: the second example of ERC-2098, in 65 and in 64 bytes', () => {
    // Private key 0x1234…, message "It's a small(er) world".
    const signer = privateKeyToAccount(`0x${'1234567890'.repeat(6)}1234`)
    const digest = hexToBytes(hashMessage("It's a small(er) world"))
    const whole =
      '0x9328da16089fcba9bececa81663203989f2df5fe1faa6291a45381c81bd17f76139c6d6b623b42da56557e5e734a43dc83345ddfadec52cbe24d0cc64f5507931c'
    const compact =
      '0x9328da16089fcba9bececa81663203989f2df5fe1faa6291a45381c81bd17f76939c6d6b623b42da56557e5e734a43dc83345ddfadec52cbe24d0cc64f550793'
    expect(recoverAddress(digest, whole)).toBe(signer.address.toLowerCase())
    expect(recoverAddress(digest, compact)).toBe(signer.address.toLowerCase())
  })

  test.each([
    ['27 or 28', 27],
    ['0 or 1, from some hardware wallets', 0],
    ['EIP-155 on chain 1', 37],
    ['EIP-155 on the highest chain that fits one byte', 253],
  ])('behavior: v is %s', (_, base) => {
    expect(recoverAddress(hash, withV(base + yParity))).toBe(address)
    expect(recoverAddress(hash, withV(base + (1 - yParity)))).not.toBe(address)
  })

  test.each([2, 3, 26, 29, 30, 31, 34])('error: v of %i', (v) => {
    expect(recoverAddress(hash, withV(v))).toBeUndefined()
  })

  test.each<[string, Hex]>([
    ['nothing', '0x'],
    ['63 bytes', `0x${'11'.repeat(63)}`],
    ['66 bytes', `${withV(27)}00`],
    ['r of 0', `0x${'00'.repeat(32)}${'11'.repeat(32)}1b`],
    ['s of 0', `0x${'11'.repeat(32)}${'00'.repeat(32)}1b`],
    ['r of the group order', `0x${secp256k1.CURVE.n.toString(16)}${'11'.repeat(32)}1b`],
    ['s of the group order', `0x${'11'.repeat(32)}${secp256k1.CURVE.n.toString(16)}1b`],
    ['r that is not on the curve', `0x${'00'.repeat(31)}05${'11'.repeat(32)}1b`],
    ['characters that are not hex', `0x${'zz'.repeat(65)}`],
  ])('error: %s', (_, signature) => {
    expect(recoverAddress(hash, signature)).toBeUndefined()
  })

  test('behavior: recovers the signer of any hash, in both formats', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
    const secrets = bytes.filter((secret) => secp256k1.utils.isValidPrivateKey(secret))
    fc.assert(
      fc.property(secrets, bytes, (secret, digest) => {
        const signer = privateKeyToAccount(`0x${bytesToHex(secret)}`).address.toLowerCase()
        const signed = secp256k1.sign(digest, secret)
        const whole: Hex = `0x${signed.toCompactHex()}${(27 + signed.recovery).toString(16)}`
        expect(recoverAddress(digest, whole)).toBe(signer)
        const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(whole)))
        expect(recoverAddress(digest, compact)).toBe(signer)
      }),
      { numRuns: 15 },
    )
  })
})
