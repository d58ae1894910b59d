import { encodeAbiParameters, hashMessage, hashTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { Hex } from '../../foundation/encoding/hex.js'
import { InvalidTypedDataError } from '../../foundation/errors/typedData.js'
import { recoverMessageSigner, type SignedPayload, verifySignature } from './verifySignature.js'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`).address
const toBytes = (text: string) => new TextEncoder().encode(text)
const message = { message: toBytes('Hello') }
const magic = `0x1626ba7e${'0'.repeat(56)}`

/** Verifies with a network that returns these values by method, and records the requests. */
async function verify(
  signature: Hex,
  answers: Readonly<Record<string, unknown>> = {},
  payload: SignedPayload = message,
  address: string = account.address,
) {
  const asked: [string, readonly unknown[]][] = []
  const ask = async (method: string, params: readonly unknown[]) => {
    asked.push([method, params])
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { ...(await verifySignature({ address, signature, payload, ask })), asked }
}

describe('EIP-191', () => {
  // The prefix contains the number of bytes, not of characters.
  test.each([
    '',
    'Hello',
    'Grüße',
    '🪙',
    'x'.repeat(99),
    'x'.repeat(100),
    '\x19Ethereum Signed Message:\n5Hello',
  ])('default: the message %j', async (text) => {
    const signature = await account.signMessage({ message: text })
    const payload = { message: toBytes(text) }
    expect(await verify(signature, {}, payload)).toEqual({ status: 'valid', asked: [] })
    expect(recoverMessageSigner(toBytes(text), signature)).toBe(account.address.toLowerCase())
    const wrong = await verify(signature, { eth_getCode: '0x' }, { message: toBytes(`${text} `) })
    expect(wrong.status).toBe('invalid')
  })

  test('behavior: ignores the case of the account’s address', async () => {
    const signature = await account.signMessage({ message: 'Hello' })
    for (const address of [account.address.toLowerCase(), `0x${account.address.slice(2).toUpperCase()}`])
      expect(await verify(signature, {}, message, address)).toMatchObject({ status: 'valid', asked: [] })
  })
})

describe('EIP-712: what is signed differs from what is shown', () => {
  const typedData = {
    domain: {
      name: 'Exchange',
      version: '1',
      chainId: 1,
      verifyingContract: other,
      salt: `0x${'01'.repeat(32)}`,
    },
    types: {
      Order: [
        { name: 'receiver', type: 'address' },
        { name: 'amount', type: 'uint256' },
        { name: 'parts', type: 'Part[]' },
        { name: 'isFinal', type: 'bool' },
        { name: 'note', type: 'string' },
        { name: 'data', type: 'bytes' },
      ],
      Part: [{ name: 'price', type: 'int64' }],
    },
    primaryType: 'Order',
    message: {
      receiver: other,
      amount: 1_000n,
      parts: [{ price: 1n }, { price: -2n }],
      isFinal: false,
      note: 'Thanks',
      data: '0x00',
    },
  } as const

  const { domain, types, message: order } = typedData
  test.each<[string, object]>([
    ['the name of the domain', { domain: { ...domain, name: 'Exchange ' } }],
    ['the version', { domain: { ...domain, version: '2' } }],
    ['the chain', { domain: { ...domain, chainId: 2 } }],
    ['the contract', { domain: { ...domain, verifyingContract: account.address } }],
    ['the salt', { domain: { ...domain, salt: `0x${'02'.repeat(32)}` } }],
    ['a field of the domain that is missing', { domain: { ...domain, salt: undefined } }],
    ['the receiver', { message: { ...order, receiver: account.address } }],
    ['the amount', { message: { ...order, amount: 1_001n } }],
    ['the order of a list', { message: { ...order, parts: order.parts.toReversed() } }],
    ['the sign of a number', { message: { ...order, parts: [{ price: 1n }, { price: 2n }] } }],
    ['the length of a list', { message: { ...order, parts: order.parts.slice(1) } }],
    ['an empty list', { message: { ...order, parts: [] } }],
    ['a flag', { message: { ...order, isFinal: true } }],
    ['a text', { message: { ...order, note: 'Thank\u200bs' } }],
    ['a text with bidirectional controls', { message: { ...order, note: '\u202eThanks' } }],
    ['bytes', { message: { ...order, data: '0x0000' } }],
    ['a field’s type', { types: { ...types, Part: [{ name: 'price', type: 'int128' }] } }],
    ['the order of the fields', { types: { ...types, Order: types.Order.toReversed() } }],
    ['the name of a type', { types: { Sale: types.Order, Part: types.Part }, primaryType: 'Sale' }],
  ])('error: %s', async (_, change) => {
    const signature = await account.signTypedData(typedData)
    expect(await verify(signature, {}, { typedData })).toMatchObject({ status: 'valid' })
    const changed = { typedData: { ...typedData, ...change } } as SignedPayload
    expect(await verify(signature, { eth_getCode: '0x' }, changed)).toMatchObject({ status: 'invalid' })
  })

  test('behavior: an additional field that no type names is not signed, and does not matter', async () => {
    const signature = await account.signTypedData(typedData)
    const more = { ...typedData, message: { ...order, comment: 'not signed' } }
    expect(await verify(signature, {}, { typedData: more })).toMatchObject({ status: 'valid' })
  })

  test('behavior: the contract verifies the same hash (ERC-1271)', async () => {
    const signature: Hex = `0x${'ab'.repeat(70)}`
    const { asked } = await verify(signature, { eth_getCode: '0x60', eth_call: magic }, { typedData })
    const [call] = asked.at(-1)?.[1] ?? []
    expect(call).toEqual({
      to: account.address,
      data: `0x1626ba7e${encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes' }], [hashTypedData(typedData), signature]).slice(2)}`,
    })
  })

  test('error: typed data whose values do not have their types says nothing about the signature', async () => {
    const wrong = { typedData: { ...typedData, message: { ...order, amount: 'many' } } } as SignedPayload
    const signature = await account.signTypedData(typedData)
    await expect(verify(signature, {}, wrong)).rejects.toThrow(InvalidTypedDataError)
  })
})

describe('ERC-1271', () => {
  // The encoding pads to 32 bytes.
  test.each([31, 32, 33, 63, 64, 66, 96, 1_000])(
    'default: a signature of %i bytes is encoded like viem',
    async (length) => {
      const signature: Hex = `0x${'ab'.repeat(length)}`
      const { status, asked } = await verify(signature, { eth_getCode: '0x60', eth_call: magic })
      expect(status).toBe('valid')
      const args = encodeAbiParameters(
        [{ type: 'bytes32' }, { type: 'bytes' }],
        [hashMessage('Hello'), signature],
      )
      expect(asked).toEqual([
        ['eth_getCode', [account.address, 'latest']],
        ['eth_call', [{ to: account.address, data: `0x1626ba7e${args.slice(2)}` }, 'latest']],
      ])
    },
  )

  test.each([
    ['the magic value', magic, 'valid'],
    ['the magic value, without padding', '0x1626ba7e', 'valid'],
    ['the input', `0x1626ba7e${'ab'.repeat(100)}`, 'invalid'],
    ['the magic value, and something after it', `0x1626ba7e${'0'.repeat(55)}1`, 'invalid'],
    ['another value', `0xffffffff${'0'.repeat(56)}`, 'invalid'],
    ['the magic value at the end', `0x${'0'.repeat(56)}1626ba7e`, 'invalid'],
    ['true', `0x${'0'.repeat(63)}1`, 'invalid'],
    ['nothing', '0x', 'invalid'],
    ['null', null, 'invalid'],
  ])('behavior: the contract returns %s', async (_, answer, status) => {
    expect(await verify(`0x${'ab'.repeat(70)}`, { eth_getCode: '0x60', eth_call: answer })).toMatchObject({
      status,
    })
  })

  test.each([
    ['execution reverted', 'invalid'],
    ['VM Exception while processing transaction: revert', 'invalid'],
    ['out of gas', 'invalid'],
    ['invalid opcode: INVALID', 'invalid'],
    ['Execution aborted', 'invalid'],
    ['stack underflow (0 <=> 1)', 'invalid'],
    ['stack overflow', 'invalid'],
    ['rate limit exceeded', 'unknown'],
    ['Failed to fetch', 'unknown'],
    ['header not found', 'unknown'],
  ])('behavior: a node’s error "%s" is %s', async (text, status) => {
    const answers = { eth_getCode: '0x60', eth_call: new Error(text) }
    expect(await verify(`0x${'ab'.repeat(70)}`, answers)).toMatchObject({ status })
  })

  test('behavior: code 3 of a node is a revert, whatever its message', async () => {
    const answers = { eth_getCode: '0x60', eth_call: Object.assign(new Error('no reason'), { code: 3 }) }
    expect(await verify(`0x${'ab'.repeat(70)}`, answers)).toMatchObject({ status: 'invalid' })
  })

  test.each([
    ['0x', 'invalid'],
    ['', 'invalid'],
    ['0xef0100', 'valid'],
    [null, 'unknown'],
    [7, 'unknown'],
  ])('behavior: code %j of the account: a signature is %s', async (code, status) => {
    const answers = { eth_getCode: code, eth_call: magic }
    expect(await verify(`0x${'ab'.repeat(70)}`, answers)).toMatchObject({ status })
    // Safe’s empty signature is valid exactly if there is a contract.
    expect(await verify('0x', answers)).toMatchObject({ status })
  })
})

describe('ERC-6492', () => {
  const wrapped: Hex = `0x${'ab'.repeat(64)}${'6492'.repeat(16)}`

  test.each([
    ['0x01', 'valid'],
    [`0x${'0'.repeat(63)}1`, 'valid'],
    ['0x00', 'invalid'],
    ['0x', 'invalid'],
    [`0x${'0'.repeat(62)}11`, 'invalid'],
    [magic, 'invalid'],
  ])('default: the validator returns %s: %s', async (answer, status) => {
    const result = await verify(wrapped, { eth_call: answer })
    expect(result).toMatchObject({ status })
    // The account may not be deployed yet, so its code is not read.
    expect(result.asked.map(([method]) => method)).toEqual(['eth_call'])
  })

  test('behavior: accepts the suffix in upper case', async () => {
    const upper = `0x${'AB'.repeat(64)}${'6492'.repeat(16)}` as const
    expect(await verify(upper, { eth_call: '0x01' })).toMatchObject({ status: 'valid' })
  })

  test('error: the suffix in the middle is not a wrapper', async () => {
    const { asked } = await verify(`${wrapped}00`, { eth_getCode: '0x' })
    expect(asked.map(([method]) => method)).toEqual(['eth_getCode'])
  })
})
