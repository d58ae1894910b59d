import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import { checkSignedMessage } from './checkSignedMessage.js'
import { toSolanaSignature } from './toSolanaSignature.js'
import { verifyEd25519 } from './verifyEd25519.js'

/** RFC 8032, section 7.1: public key, message and signature. */
const vectors = [
  [
    'TEST 1',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    'TEST 2',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'TEST 3',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
  [
    'TEST SHA(abc)',
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  ],
] as const

const bytes = (hex: string) => (hex === '' ? new Uint8Array() : fromHex(hex))
const addressOf = (hex: string) => base58.encode(fromHex(hex))

describe.each(vectors)('RFC 8032, %s', (_, key, message, signature) => {
  test('default', () => {
    expect(verifyEd25519(addressOf(key), bytes(message), bytes(signature))).toBe(true)
  })

  test('error: another message, key or signature', () => {
    const flip = (hex: string, at: number) =>
      bytes(hex).map((byte, index) => (index === at ? byte ^ 1 : byte))
    expect(verifyEd25519(addressOf(key), Uint8Array.of(...bytes(message), 0), bytes(signature))).toBe(false)
    for (const at of [0, 31, 32, 63])
      expect(verifyEd25519(addressOf(key), bytes(message), flip(signature, at))).toBe(false)
    expect(verifyEd25519(addressOf(toHex(flip(key, 3))), bytes(message), bytes(signature))).toBe(false)
  })

  test('error: s plus the group order, which would be a second signature of the same message', () => {
    const s = BigInt(`0x${toHex(bytes(signature).slice(32).reverse())}`) + ed25519.CURVE.n
    const high = fromHex(s.toString(16).padStart(64, '0')).reverse()
    const malleable = Uint8Array.of(...bytes(signature).slice(0, 32), ...high)
    expect(verifyEd25519(addressOf(key), bytes(message), malleable)).toBe(false)
  })

  test('error: a signature of another length', () => {
    for (const length of [0, 1, 32, 63]) {
      expect(verifyEd25519(addressOf(key), bytes(message), bytes(signature).slice(0, length))).toBe(false)
    }
    expect(verifyEd25519(addressOf(key), bytes(message), Uint8Array.of(...bytes(signature), 0))).toBe(false)
  })
})

// Keys of small order: a signature of zeros would be valid for almost any message.
test.each([
  ['the identity', `01${'00'.repeat(31)}`],
  ['order 2', `ec${'ff'.repeat(30)}7f`],
  ['order 4, the system program’s address', '00'.repeat(32)],
  ['order 4', `${'00'.repeat(31)}80`],
  ['order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
  ['order 8', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
])('error: a key of small order: %s', (_, key) => {
  const identity = fromHex(`01${'00'.repeat(31)}`)
  for (const r of [identity, fromHex(key)]) {
    for (const message of ['Pay everything', '', 'a', 'b', 'c', 'd']) {
      const signature = Uint8Array.of(...r, ...new Uint8Array(32))
      expect(verifyEd25519(addressOf(key), new TextEncoder().encode(message), signature)).toBe(false)
    }
  }
})

test.each([
  ['a key outside the field', addressOf(`ed${'ff'.repeat(30)}7f`)],
  ['a key that is not on the curve', addressOf(`02${'00'.repeat(31)}`)],
  ['a key of 31 bytes', base58.encode(new Uint8Array(31).fill(1))],
  ['a key of 33 bytes', base58.encode(new Uint8Array(33).fill(1))],
  ['an EVM address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['nothing', ''],
])('error: %s', (_, address) => {
  expect(verifyEd25519(address, new Uint8Array(), bytes(vectors[0][3]))).toBe(false)
})

describe('checkSignedMessage', () => {
  const [, key, message, signature] = vectors[2]
  const subject = { method: 'solana_signMessage', address: addressOf(key), message: bytes(message) }

  test('default: returns the signature in base58', async () => {
    expect(await checkSignedMessage(bytes(signature), subject)).toBe(base58.encode(bytes(signature)))
    expect(await checkSignedMessage(Buffer.from(bytes(signature)), subject)).toBe(
      base58.encode(bytes(signature)),
    )
  })

  test.each([
    ['another message', { message: bytes('af83') }],
    ['an empty message', { message: new Uint8Array() }],
    ['another account', { address: addressOf(vectors[0][1]) }],
  ])('error: %s', async (_, change) => {
    await expect(checkSignedMessage(bytes(signature), { ...subject, ...change })).rejects.toThrow(
      'solana_signMessage: it is not a signature of',
    )
  })

  test.each([
    ['text', base58.encode(bytes(signature))],
    ['a list', [...bytes(signature)]],
    ['63 bytes', bytes(signature).slice(1)],
    ['65 bytes', Uint8Array.of(...bytes(signature), 0)],
    ['an ArrayBuffer', bytes(signature).buffer],
    ['undefined', undefined],
    ['null', null],
  ])('error: a response that is %s', async (_, answer) => {
    await expect(checkSignedMessage(answer, subject)).rejects.toMatchObject({ code: 'wallet-response' })
    expect(() => toSolanaSignature('solana_signMessage', answer)).toThrow('it is not a signature')
  })
})
