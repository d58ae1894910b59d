import { hashTypedData, recoverAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connected = { state: { connected: true } }
const mail = {
  domain: { name: 'Mail', chainId: 31337 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const

test('default: signs eth_signTypedData (version 1) like MetaMask', async () => {
  const { request } = createTestWallet(connected)
  const data = [{ type: 'string', name: 'message', value: 'Hi, Alice!' }]
  const signature = (await request('eth_signTypedData', [data, address])) as `0x${string}`
  // The hash of the tests of MetaMask's @metamask/eth-sig-util.
  const hash = '0x14b9f24872e28cc49e72dc104d7380d8e0ba84a3fe2e712704bcac66a5702bd5'
  expect(await recoverAddress({ hash, signature })).toBe(address)
})

test('default: signs eth_signTypedData_v3 like MetaMask', async () => {
  const { control, request } = createTestWallet(connected)
  const signature = (await request('eth_signTypedData_v3', [address, JSON.stringify(mail)])) as `0x${string}`
  expect(await recoverAddress({ hash: hashTypedData(mail), signature })).toBe(address)
  expect(control.prompts.map(({ method }) => method)).toEqual(['eth_signTypedData_v3'])
})

test('error: rejects an array in eth_signTypedData_v3, which needs version 4', async () => {
  const types = { Mail: [{ name: 'text', type: 'string[]' }] }
  const data = { ...mail, types, message: { text: ['hi'] } }
  expect(
    await getErrorCode(createTestWallet(connected).request('eth_signTypedData_v3', [address, data])),
  ).toBe(-32602)
})

test.each([
  ['nothing', []],
  ['an empty list', [[], address]],
  ['a value that does not match its type', [[{ type: 'uint8', name: 'value', value: 'many' }], address]],
])('error: eth_signTypedData with %s', async (_, params) => {
  expect(await getErrorCode(createTestWallet(connected).request('eth_signTypedData', params))).toBe(-32602)
})

test('error: rejected typed data of any version', async () => {
  const { request } = createTestWallet({ state: { connected: true, answer: 'reject' } })
  const data = [{ type: 'string', name: 'message', value: 'hi' }]
  expect(await getErrorCode(request('eth_signTypedData', [data, address]))).toBe(4001)
  expect(await getErrorCode(request('eth_signTypedData_v3', [address, mail]))).toBe(4001)
})

test('default: personal_ecRecover returns the signer, in lower case like MetaMask', async () => {
  const { request } = createTestWallet(connected)
  const signature = await request('personal_sign', ['0x6869', address])
  expect(await request('personal_ecRecover', ['0x6869', signature])).toBe(address.toLowerCase())
  expect(await getErrorCode(request('personal_ecRecover', ['0x6869', '0x12']))).toBe(-32602)
})
