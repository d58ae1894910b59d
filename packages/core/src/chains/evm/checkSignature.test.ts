import {
  encodeAbiParameters,
  encodeFunctionData,
  hashMessage,
  parseAbi,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { Hex } from '../../foundation/encoding/hex.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { testNetworks } from '../../testing/testNetworks.js'
import type { NetworkRequest } from './askNetwork.js'
import { checkSignature } from './checkSignature.js'
import { erc6492Validator } from './erc6492Validator.js'

const [network] = testNetworks
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const text = 'Grüße'
const message = new TextEncoder().encode(text)
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const magic: Hex = `0x1626ba7e${'0'.repeat(56)}`

type Asked = { readonly method: string; readonly params: readonly unknown[] }

/** A fake network with given responses, by method; a function may throw. */
function setUp(answers: Readonly<Record<string, () => unknown>> = {}) {
  const asked: Asked[] = []
  const warnings: unknown[] = []
  const clock = fakeClock()
  const request: NetworkRequest = async ({ method, params }) => {
    asked.push({ method, params })
    return (answers[method] ?? (() => '0x'))()
  }
  const context = { clock, warn: (...parts: unknown[]) => void warnings.push(parts) }
  const subject = { method: 'personal_sign', address: account.address, network, request, context }
  return {
    asked,
    warnings,
    clock,
    subject,
    check: (answer: unknown) => checkSignature(answer, { message }, subject),
  }
}

function fails(error: unknown): () => never {
  return () => {
    throw error
  }
}

describe('of an account with a key', () => {
  test('default: a message', async () => {
    const { check, asked, warnings } = setUp()
    const signature = await account.signMessage({ message: text })
    expect(await check(signature)).toBe(signature)
    expect([asked, warnings]).toEqual([[], []])
  })

  test('behavior: typed data', async () => {
    const { subject, asked } = setUp()
    const typedData = {
      domain: { name: 'Latchkit', chainId: 1 },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text },
    } as const
    const signature = await account.signTypedData(typedData)
    expect(await checkSignature(signature, { typedData }, subject)).toBe(signature)
    const changed = { ...typedData, message: { text: 'Pay everything' } }
    await expect(checkSignature(signature, { typedData: changed }, subject)).rejects.toThrow(
      WalletResponseError,
    )
    expect(asked.map(({ method }) => method)).toEqual(['eth_getCode'])
  })

  test('behavior: Ledger’s recovery id, 0 or 1 instead of 27 or 28', async () => {
    const { check, asked } = setUp()
    const signature = await account.signMessage({ message: text })
    const parity = Number.parseInt(signature.slice(-2), 16) - 27
    const changed = `${signature.slice(0, -2)}0${parity}`
    expect(await check(changed)).toBe(changed)
    expect(asked).toEqual([])
  })

  test('behavior: the compact form (ERC-2098)', async () => {
    const { check, asked } = setUp()
    const signature = parseSignature(await account.signMessage({ message: text }))
    const compact = serializeCompactSignature(signatureToCompactSignature(signature))
    expect(await check(compact)).toBe(compact)
    expect(asked).toEqual([])
  })

  test.each([
    ['a signature of another account', () => other.signMessage({ message: text })],
    ['a signature of another message', () => account.signMessage({ message: 'Pay everything' })],
    ['numbers out of range', async () => `0x${'ff'.repeat(64)}1b`],
    ['an invalid length', async () => `0x${'ab'.repeat(200)}`],
    ['an odd number of hex digits', async () => `${await account.signMessage({ message: text })}a`],
    ['0x from an account without a contract', async () => '0x'],
  ])('error: %s', async (_, sign) => {
    const { check } = setUp()
    await expect(check(await sign())).rejects.toThrow(`not a signature of ${account.address}`)
  })
})

describe('of a contract account', () => {
  const signature: Hex = `0x${'ab'.repeat(130)}`

  test('default: accepted by the contract (ERC-1271)', async () => {
    const { check, asked, warnings } = setUp({ eth_getCode: () => '0x6080', eth_call: () => magic })
    expect(await check(signature)).toBe(signature)
    const args = [hashMessage({ raw: message }), signature] as const
    const data = encodeFunctionData({ abi, functionName: 'isValidSignature', args })
    expect(asked.at(-1)?.params).toEqual([{ to: account.address, data }, 'latest'])
    expect(warnings).toEqual([])
  })

  test('error: an odd number of hex digits, without a call to the contract', async () => {
    const { check, asked, warnings } = setUp({ eth_getCode: () => '0x6080', eth_call: () => magic })
    await expect(check(`${signature}a`)).rejects.toThrow(WalletResponseError)
    expect([asked, warnings]).toEqual([[], []])
  })

  test.each([
    ['the contract returns something else', () => `0xffffffff${'0'.repeat(56)}`],
    ['the contract returns nothing', () => '0x'],
    ['Safe’s contract reverts', fails({ code: 3, message: 'execution reverted: GS026' })],
    ['the call runs out of gas', fails({ code: -32_000, message: 'out of gas' })],
  ])('error: %s', async (_, answer) => {
    const { check } = setUp({ eth_getCode: () => '0x6080', eth_call: answer })
    await expect(check(signature)).rejects.toThrow(WalletResponseError)
  })

  test('behavior: Coinbase Smart Wallet’s signature before its contract is deployed (ERC-6492)', async () => {
    const wrapped = serializeErc6492Signature({ address: other.address, data: '0x1234', signature })
    const { check, asked } = setUp({ eth_call: () => '0x01' })
    expect(await check(wrapped)).toBe(wrapped)
    const parameters = [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }] as const
    const values = [account.address, hashMessage({ raw: message }), wrapped] as const
    const data = erc6492Validator + encodeAbiParameters(parameters, values).slice(2)
    expect(asked).toEqual([{ method: 'eth_call', params: [{ data }, 'latest'] }])
    const refused = setUp({ eth_call: () => '0x00' })
    await expect(refused.check(wrapped)).rejects.toThrow(WalletResponseError)
  })

  test('behavior: Safe’s `0x` is returned, also before its owners confirmed', async () => {
    const { check, asked } = setUp({ eth_getCode: () => '0x6080' })
    expect(await check('0x')).toBe('0x')
    expect(asked.map(({ method }) => method)).toEqual(['eth_getCode'])
  })

  test.each<[string, Readonly<Record<string, () => unknown>>]>([
    ['fails', { eth_getCode: fails(new TypeError('Failed to fetch')) }],
    ['fails after it returned the code', { eth_getCode: () => '0x60', eth_call: fails({ code: 429 }) }],
    ['returns an invalid response', { eth_getCode: () => null }],
  ])('behavior: returned with a warning if the network %s', async (_, answers) => {
    const { check, warnings } = setUp(answers)
    expect(await check(signature)).toBe(signature)
    expect(warnings).toHaveLength(1)
  })

  test('behavior: returned with a warning if the network does not respond within 10 s', async () => {
    const silence: Promise<never> = new Promise(() => {})
    const { check, warnings, clock } = setUp({ eth_getCode: () => silence })
    const checked = check(signature)
    await expect.poll(() => clock.pending).toBe(1)
    await clock.advance(10_000)
    expect(await checked).toBe(signature)
    expect(warnings).toHaveLength(1)
  })

  test('behavior: returned with a warning if the network is not configured', async () => {
    const { subject, warnings, asked } = setUp()
    expect(await checkSignature(signature, { message }, { ...subject, network: undefined })).toBe(signature)
    expect([warnings.length, asked.length]).toEqual([1, 0])
  })
})
