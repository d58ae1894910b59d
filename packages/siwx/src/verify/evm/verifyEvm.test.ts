import { secp256k1 } from '@noble/curves/secp256k1'
import { hexToBytes } from '@noble/hashes/utils'
import {
  compactSignatureToSignature,
  concatHex,
  encodeFunctionData,
  hashMessage,
  parseAbi,
  parseCompactSignature,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  signatureToCompactSignature,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { Hex } from '../../chain/ChainReader.js'
import { fakeReader, owner } from '../signIn.fixtures.js'
import { verifyEvm } from './verifyEvm.js'

const message = 'Sign in, Grüezi 🪙'
const signature = await owner.signMessage({ message })
const base = { message, signature, address: owner.address, chainId: 'eip155:1' }
const contract = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const valid: Hex = `0x1626ba7e${'0'.repeat(56)}`

/** The same signature with `s` in the upper half. */
function withHighS(): Hex {
  const { r, s, yParity } = parseSignature(signature)
  const high = (secp256k1.CURVE.n - BigInt(s)).toString(16).padStart(64, '0')
  return concatHex([r, `0x${high}`, yParity === 0 ? '0x1c' : '0x1b'])
}

describe('the key of the account', () => {
  const { r, s, yParity } = parseSignature(signature)
  const compact = serializeCompactSignature(signatureToCompactSignature({ r, s, yParity }))

  test.each([
    ['27 or 28', signature],
    ['0 or 1', concatHex([r, s, yParity === 0 ? '0x00' : '0x01'])],
    ['compact (EIP-2098)', compact],
    ['in upper case', `0x${signature.slice(2).toUpperCase()}`],
    ['s in the upper half', withHighS()],
  ])('default: recovery id %s', async (_, one) => {
    const { reader, calls } = fakeReader('0x')
    expect(await verifyEvm({ ...base, signature: one, reader })).toEqual({ status: 'valid' })
    expect(calls).toEqual([])
  })

  test('behavior: the fixture of EIP-2098 is the same signature', () => {
    expect(compactSignatureToSignature(parseCompactSignature(compact))).toMatchObject({ r, s, yParity })
  })

  test.each([
    ['another message', { message: `${message} ` }],
    ['another address', { address: contract }],
    ['the other recovery id', { signature: concatHex([r, s, yParity === 0 ? '0x1c' : '0x1b']) }],
    ['a recovery id of 29', { signature: concatHex([r, s, '0x1d']) }],
    ['a recovery id of EIP-155', { signature: concatHex([r, s, '0x25']) }],
    ['r and s of 0', { signature: `0x${'00'.repeat(65)}` }],
    ['r and s out of range', { signature: `0x${'ff'.repeat(64)}1b` }],
    ['63 bytes', { signature: signature.slice(0, 128) }],
    ['no bytes', { signature: '0x' }],
  ])('error: %s', async (_, change) => {
    expect(await verifyEvm({ ...base, ...change })).toEqual({ status: 'invalid' })
  })
})

describe('EIP-1271', () => {
  const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
  const asContract = { ...base, address: contract }

  test('default: asks the contract of the account', async () => {
    const { reader, calls } = fakeReader(valid)
    expect(await verifyEvm({ ...asContract, reader })).toEqual({ status: 'valid' })
    const data = encodeFunctionData({ abi, args: [hashMessage(message), signature] })
    expect(calls).toEqual([{ chainId: 'eip155:1', to: contract, data }])
  })

  test.each(['0x', '0x1234', `0x${'ab'.repeat(500)}`] as const)(
    'behavior: a signature of another format: %s',
    async (other) => {
      const { reader, calls } = fakeReader(valid)
      expect(await verifyEvm({ ...asContract, signature: other, reader })).toEqual({ status: 'valid' })
      expect(calls[0]?.data).toBe(encodeFunctionData({ abi, args: [hashMessage(message), other] }))
    },
  )

  test.each<[string, Hex]>([
    ['the selector alone', '0x1626ba7e'],
    ['the input', encodeFunctionData({ abi, args: [hashMessage(message), signature] })],
    ['the first word of the input', `0x1626ba7e${hashMessage(message).slice(2, 58)}`],
    ['true', `0x${'0'.repeat(63)}1`],
    ['the selector on the right', `0x${'0'.repeat(56)}1626ba7e`],
    ['two words', `${valid}${'0'.repeat(64)}`],
    ['0xffffffff', `0xffffffff${'0'.repeat(56)}`],
  ])('error: the contract returns %s', async (_, result) => {
    expect(await verifyEvm({ ...asContract, reader: fakeReader(result).reader })).toEqual({
      status: 'invalid',
    })
  })

  test('error: there is no contract', async () => {
    const { reader } = fakeReader('0x')
    expect(await verifyEvm({ ...asContract, reader })).toEqual({ status: 'invalid', hasNoContract: true })
  })

  test.each([
    Object.assign(new Error('failed'), { code: 3 }),
    new Error('execution reverted: not the owner'),
    new Error('call failed', { cause: new Error('out of gas') }),
  ])('error: the call reverts: $message', async (error) => {
    expect(await verifyEvm({ ...asContract, reader: fakeReader(error).reader })).toEqual({
      status: 'invalid',
    })
  })

  test('error: the node is not available', async () => {
    const cause = new Error('fetch failed')
    const { reader } = fakeReader(cause)
    expect(await verifyEvm({ ...asContract, reader })).toEqual({ status: 'unknown', cause })
  })
})

describe('EIP-6492', () => {
  const wrapped = serializeErc6492Signature({ address: contract, data: '0x1234', signature })
  const verify = (result: Hex) =>
    verifyEvm({ ...base, address: contract, signature: wrapped, reader: fakeReader(result).reader })

  test('default: runs the validator without a contract', async () => {
    const { reader, calls } = fakeReader('0x01')
    expect(await verifyEvm({ ...base, address: contract, signature: wrapped, reader })).toEqual({
      status: 'valid',
    })
    expect(calls).toHaveLength(1)
    expect(calls[0]).not.toHaveProperty('to')
    expect(hexToBytes(calls[0]?.data.slice(2) ?? '').length).toBeGreaterThan(1_600)
  })

  test.each<Hex>(['0x', '0x00', '0x02', '0x0101', valid, `0x01${'0'.repeat(62)}`])(
    'error: the validator returns %s',
    async (result) => {
      expect(await verify(result)).toEqual({ status: 'invalid' })
    },
  )
})
