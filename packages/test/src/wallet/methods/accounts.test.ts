import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const accountsOnly = [{ eth_accounts: {} }]
const permission = {
  invoker: 'https://dapp.test',
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
}

test('default', async () => {
  const { request } = createTestWallet()
  expect(await request('wallet_getPermissions')).toEqual([])
  expect(await request('wallet_requestPermissions', accountsOnly)).toEqual([permission])
  expect(await request('wallet_getPermissions')).toEqual([permission])
  expect(await request('eth_accounts')).toEqual([account])
})

test('behavior: requesting permissions prompts again, and a rejection keeps the existing ones', async () => {
  const { control, request } = createTestWallet({ state: { connected: true, answer: 'reject' } })
  expect(await getErrorCode(request('wallet_requestPermissions', accountsOnly))).toBe(4001)
  expect(control.prompts).toHaveLength(1)
  expect(await request('eth_accounts')).toEqual([account])
})

test('behavior: revoking permissions ends the authorization', async () => {
  const { events, request } = createTestWallet({ state: { connected: true } })
  expect(await request('wallet_revokePermissions', accountsOnly)).toBeNull()
  expect(events).toContainEqual(['accountsChanged', []])
  expect(await request('wallet_getPermissions')).toEqual([])
})

test('behavior: a locked wallet does not return its permissions', async () => {
  const { request } = createTestWallet({ state: { connected: true, locked: true } })
  expect(await request('wallet_getPermissions')).toEqual([])
})

test.each([[[]], [[{}]], [[{ eth_sign: {} }]], [[{ eth_accounts: {}, eth_sign: {} }]]])(
  'error: %j',
  async (params) => {
    const { control, request } = createTestWallet({ state: { connected: true } })
    expect(await getErrorCode(request('wallet_requestPermissions', params))).toBe(-32602)
    expect(await getErrorCode(request('wallet_revokePermissions', params))).toBe(-32602)
    expect(control.prompts).toEqual([])
    expect(control.state.connected).toBe(true)
  },
)
