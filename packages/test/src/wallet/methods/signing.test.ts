import { verifyMessage, verifyTypedData } from 'viem'
import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const foreign = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const connected = { state: { connected: true } }

const mail = {
  domain: { name: 'Mail', chainId: 31337 },
  types: {
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  message: { to: foreign, text: 'hi' },
} as const

test('default', async () => {
  const { request } = createTestWallet(connected)
  const signature = (await request('personal_sign', ['0x00ff', address])) as `0x${string}`
  expect(await verifyMessage({ address, message: { raw: '0x00ff' }, signature })).toBe(true)
})

test('behavior: signs text that is not hex as text', async () => {
  const { request } = createTestWallet(connected)
  const signature = (await request('personal_sign', ['grüß dich', address])) as `0x${string}`
  expect(await verifyMessage({ address, message: 'grüß dich', signature })).toBe(true)
})

test('behavior: accepts message and address in either order and any case', async () => {
  const { request } = createTestWallet(connected)
  const signature = await request('personal_sign', ['0x6869', address])
  expect(await request('personal_sign', [address.toLowerCase(), '0x6869'])).toBe(signature)
})

test.each(['as text', 'as an object'])('behavior: signs typed data given %s', async (form) => {
  const { request } = createTestWallet(connected)
  const given = form === 'as text' ? JSON.stringify(mail) : mail
  const signature = (await request('eth_signTypedData_v4', [address, given])) as `0x${string}`
  expect(await verifyTypedData({ address, signature, ...mail })).toBe(true)
})

test.each(['personal_sign', 'eth_signTypedData_v4'])(
  'error: %s with an account that is not visible',
  async (method) => {
    const params = (account: string) => (method === 'personal_sign' ? ['0x00', account] : [account, mail])
    expect(await getErrorCode(createTestWallet().request(method, params(address)))).toBe(4100)
    const { control, request } = createTestWallet(connected)
    expect(await getErrorCode(request(method, params(foreign)))).toBe(4100)
    expect(await getErrorCode(request(method, params(control.accounts[1] ?? '')))).toBe(4100)
    expect(control.prompts).toEqual([])
  },
)

test.each([[[]], [['0x00']], [[7, address]]])('error: personal_sign %j', async (params) => {
  expect(await getErrorCode(createTestWallet(connected).request('personal_sign', params))).toBe(-32602)
})

test.each([
  ['not JSON', '{'],
  ['no types', { ...mail, types: undefined }],
  ['an unknown primary type', { ...mail, primaryType: 'Letter' }],
  ['another chain', { ...mail, domain: { chainId: 1 } }],
  ['another chain as text', { ...mail, domain: { chainId: '1' } }],
  ['a value that does not match its type', { ...mail, message: { to: 'not an object', text: 'hi' } }],
])('error: typed data with %s', async (_name, data) => {
  expect(
    await getErrorCode(createTestWallet(connected).request('eth_signTypedData_v4', [address, data])),
  ).toBe(-32602)
})

test('error: rejected', async () => {
  const { request } = createTestWallet({ state: { connected: true, answer: 'reject' } })
  expect(await getErrorCode(request('personal_sign', ['0x00', address]))).toBe(4001)
  expect(await getErrorCode(request('eth_signTypedData_v4', [address, mail]))).toBe(4001)
})
