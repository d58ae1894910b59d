import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createSecret } from './createSecret.js'
import { deriveEd25519Key } from './deriveEd25519Key.js'
import { deriveEvmKey } from './deriveEvmKey.js'
import { deriveSolanaKey } from './deriveSolanaKey.js'
import { deriveWallet } from './deriveWallet.js'
import { toPhrase } from './toPhrase.js'

const hardened = (...path: readonly number[]) => path

describe('deriveEd25519Key', () => {
  /** SLIP-10, test vectors 1 and 2 for ed25519. */
  const first = '000102030405060708090a0b0c0d0e0f'
  const second =
    'fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542'
  it.each([
    [first, hardened(), '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
    [first, hardened(0), '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
    [first, hardened(0, 1), 'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2'],
    [first, hardened(0, 1, 2), '92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9'],
    [first, hardened(0, 1, 2, 2), '30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662'],
    [
      first,
      hardened(0, 1, 2, 2, 1_000_000_000),
      '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
    ],
    [second, hardened(), '171cb88b1b3c1db25add599712e36245d75bc65a1a5c9e18d76f9f2b1eab4012'],
    [second, hardened(0), '1559eb2bbec5790b0c65d8693e4d0875b1747f4970ae8b650486ed7470845635'],
    [second, hardened(0, 2_147_483_647), 'ea4f5bfe8694d8bb74b7b59404632fd5968b774ed545e810de9c32a4fb4192f4'],
  ])('behavior: derives the vector of SLIP-10 from %s at %j', (seed, path, key) => {
    expect(bytesToHex(deriveEd25519Key(hexToBytes(seed), path))).toBe(`0x${key}`)
  })
})

describe('deriveWallet', () => {
  it('default', async () => {
    // 32 zero bytes are the well-known phrase "abandon … art".
    const { addresses } = await deriveWallet(new Uint8Array(32))
    expect(addresses).toEqual({
      eip155: '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
      solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
    })
  })

  it('behavior: derives the published addresses of well-known phrases', () => {
    const junk = mnemonicToSeedSync('test test test test test test test test test test test junk')
    expect(privateKeyToAddress(bytesToHex(deriveEvmKey(junk)))).toBe(
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    )
    const about = mnemonicToSeedSync(`${'abandon '.repeat(11)}about`)
    expect(base58.encode(ed25519.getPublicKey(deriveSolanaKey(about)))).toBe(
      'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    )
  })
})

describe('toPhrase', () => {
  it('behavior: a phrase has 24 words, from which the secret can be read', () => {
    const secret = createSecret()
    const phrase = toPhrase(secret)
    expect(phrase.split(' ')).toHaveLength(24)
    expect(mnemonicToEntropy(phrase, wordlist)).toEqual(secret)
  })

  it('error: refuses a secret of another length', () => {
    expect(() => toPhrase(new Uint8Array(16))).toThrow('must have 32 bytes, got 16')
  })
})

describe('createSecret', () => {
  it('behavior: secrets have 32 bytes, and differ', () => {
    const secret = createSecret()
    expect(secret).toHaveLength(32)
    expect(secret).not.toEqual(createSecret())
  })
})
