import { signedMessagePrefix } from '@latchkit/login-api'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  bytesToHex,
  hexToBytes,
  recoverTransactionAddress,
  serializeTransaction,
  type TransactionSerializable,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSecret } from '../custody/createSecret.js'
import { deriveWallet } from '../custody/deriveWallet.js'
import { checkSignRequest } from './checkSignRequest.js'
import { signRequest } from './signRequest.js'
import { createSolanaMessage } from './solanaMessage.fixtures.js'

type Wallet = Awaited<ReturnType<typeof deriveWallet>>
let wallet: Wallet
let address: `0x${string}`
beforeAll(async () => {
  wallet = await deriveWallet(createSecret())
  address = toHex(wallet.addresses.eip155)
})

const toHex = (value: string): `0x${string}` => `0x${value.slice(2)}`
const toBytes = (value: string) => new TextEncoder().encode(value)
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('signRequest', () => {
  it('behavior: signs a message (EIP-191)', async () => {
    const message = Uint8Array.of(0, 1, 255)
    const signature = signRequest(wallet.keys, { type: 'evmMessage', message })
    expect(signature).toMatch(/^0x[0-9a-f]{128}(1b|1c)$/)
    expect(await verifyMessage({ address, message: { raw: message }, signature: toHex(signature) })).toBe(
      true,
    )
  })

  it('behavior: signs typed data (EIP-712)', async () => {
    const data = {
      domain: { name: 'Shop', chainId: 1 },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount: 5n },
    } as const
    const signature = toHex(signRequest(wallet.keys, { type: 'evmTypedData', typedData: data }))
    expect(await verifyTypedData({ address, ...data, signature })).toBe(true)
  })

  it.each<[string, TransactionSerializable]>([
    ['legacy', { type: 'legacy', chainId: 31_337, gasPrice: 7n, gas: 21_000n, to, value: 1n, nonce: 3 }],
    [
      'EIP-2930',
      { type: 'eip2930', chainId: 1, gasPrice: 7n, gas: 21_000n, to, accessList: [], data: '0x00' },
    ],
    [
      'EIP-1559',
      { type: 'eip1559', chainId: 1, maxFeePerGas: 9n, maxPriorityFeePerGas: 1n, gas: 9n, to, nonce: 0 },
    ],
    ['contract creation', { type: 'eip1559', chainId: 1, maxFeePerGas: 9n, gas: 9n, data: '0x6001' }],
  ])('behavior: signs a transaction: %s', async (_, transaction) => {
    const unsigned = serializeTransaction(transaction)
    const signed = signRequest(wallet.keys, { type: 'evmTransaction', transaction: hexToBytes(unsigned) })
    const serializedTransaction = signed as Parameters<
      typeof recoverTransactionAddress
    >[0]['serializedTransaction']
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(address)
  })

  it('error: does not sign a transaction that is signed, without a chain, of another type, or not canonical', () => {
    const sign = (hex: `0x${string}`) => () =>
      signRequest(wallet.keys, { type: 'evmTransaction', transaction: hexToBytes(hex) })
    const base = { type: 'eip1559', chainId: 1, maxFeePerGas: 9n, gas: 9n, to } as const
    const unsigned = serializeTransaction(base)
    const signature = { r: bytesToHex(createSecret()), s: bytesToHex(createSecret()), yParity: 0 } as const
    expect(sign(serializeTransaction(base, signature))).toThrow('must be unsigned')
    expect(sign(serializeTransaction({ type: 'legacy', gasPrice: 7n, gas: 9n, to }))).toThrow('chain id')
    expect(sign(serializeTransaction({ ...base, type: 'eip7702', authorizationList: [] }))).toThrow(
      'must be of type 0, 1 or 2',
    )
    expect(sign(`${unsigned}00`)).toThrow()
    // The nonce as 0x00 instead of an empty string.
    const nonce = unsigned.replace(/^(0x02[0-9a-f]{2}01)80/, '$100')
    expect(nonce).not.toBe(unsigned)
    expect(sign(toHex(nonce))).toThrow()
  })

  it('behavior: signs messages and transactions of Solana', () => {
    const message = createSolanaMessage({ signer: wallet.addresses.solana })
    const publicKey = base58.decode(wallet.addresses.solana)
    for (const type of ['solanaMessage', 'solanaTransaction'] as const) {
      const signature = base58.decode(signRequest(wallet.keys, { type, message }))
      expect(ed25519.verify(signature, message, publicKey)).toBe(true)
    }
  })
})

describe('checkSignRequest', () => {
  const check = (request: Parameters<typeof checkSignRequest>[0]) =>
    checkSignRequest(request, wallet.addresses, {})

  it('default', () => {
    expect(check({ type: 'evmMessage', message: toBytes('Sign in') })).toBeNull()
    expect(check({ type: 'solanaMessage', message: toBytes('Sign in') })).toBeNull()
    expect(check({ type: 'evmMessage', message: toBytes(` ${signedMessagePrefix}`) })).toBeNull()
    expect(check({ type: 'evmMessage', message: new Uint8Array() })).toBeNull()
    expect(check({ type: 'solanaMessage', message: new Uint8Array() })).toBeNull()
  })

  it('error: refuses messages for the services', () => {
    const message = toBytes(`${signedMessagePrefix}\nAction: putShare`)
    expect(check({ type: 'evmMessage', message })).toContain('reserved')
    expect(check({ type: 'solanaMessage', message })).toContain('reserved')
    expect(check({ type: 'evmMessage', message: toBytes(signedMessagePrefix) })).toContain('reserved')
  })

  it('error: refuses a transaction of Solana as a message', () => {
    const signer = wallet.addresses.solana
    for (const isVersioned of [false, true]) {
      const message = createSolanaMessage({ signer, isVersioned })
      expect(check({ type: 'solanaMessage', message })).toContain('is a transaction')
      expect(check({ type: 'solanaTransaction', message })).toBeNull()
    }
    const version1 = Uint8Array.of(0x81, 1, ...new Uint8Array(40), ...base58.decode(signer))
    expect(check({ type: 'solanaMessage', message: version1 })).toContain('is a transaction')
    expect(check({ type: 'solanaTransaction', message: version1 })).toBeNull()
    expect(check({ type: 'solanaTransaction', message: version1.subarray(1) })).toContain('must be one')
    expect(check({ type: 'solanaTransaction', message: version1.subarray(0, -1) })).toContain('must be one')
  })

  it('error: refuses a transaction of Solana that is text, cut, or not for this wallet', () => {
    const message = createSolanaMessage({ signer: wallet.addresses.solana })
    const foreign = createSolanaMessage({ signer: base58.encode(createSecret()) })
    for (const other of [toBytes('Sign in'), message.subarray(0, -1), foreign, new Uint8Array()]) {
      expect(check({ type: 'solanaTransaction', message: other })).toContain('must be one')
    }
  })
})
