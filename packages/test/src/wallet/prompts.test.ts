import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from './wallet.fixtures.js'

const message = ['0x6869', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']

test('default', async () => {
  const { control, request } = createTestWallet()
  await request('eth_requestAccounts')
  await request('eth_requestAccounts')
  await request('personal_sign', message)
  expect(control.prompts).toEqual([
    { method: 'eth_requestAccounts', params: [], status: 'approved' },
    { method: 'personal_sign', params: message, status: 'approved' },
  ])
})

test('behavior: reads do not prompt', async () => {
  const { control, request } = createTestWallet({ state: { connected: true } })
  await Promise.all(
    ['eth_accounts', 'eth_chainId', 'net_version', 'wallet_getPermissions'].map((name) => request(name)),
  )
  await request('eth_requestAccounts')
  expect(control.prompts).toEqual([])
})

test('behavior: reject', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'reject' } })
  expect(await getErrorCode(request('eth_requestAccounts'))).toBe(4001)
  expect(control.prompts.map(({ status }) => status)).toEqual(['rejected'])
  expect(await request('eth_accounts')).toEqual([])
})

test('behavior: is pending until released', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'hang' } })
  const first = request('eth_requestAccounts')
  const second = request('wallet_requestPermissions', [{ eth_accounts: {} }])
  // The response to a later request has arrived, the others are still pending.
  await request('eth_chainId')
  expect(control.prompts.map(({ status }) => status)).toEqual(['open', 'open'])
  control.release()
  expect(await first).toEqual([control.accounts[0]])
  await second
  expect(control.prompts.map(({ status }) => status)).toEqual(['approved', 'approved'])
})

test('behavior: is pending until rejected', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'hang' } })
  const open = getErrorCode(request('eth_requestAccounts'))
  await request('eth_chainId')
  control.rejectPending()
  expect(await open).toBe(4001)
  control.release()
  expect(control.state.connected).toBe(false)
})

test('behavior: applies an answer per method', async () => {
  const { request } = createTestWallet({ state: { answer: { personal_sign: 'reject' } } })
  await request('eth_requestAccounts')
  expect(await getErrorCode(request('personal_sign', message))).toBe(4001)
})

test('behavior: delays a method without a prompt', async () => {
  const { control, request } = createTestWallet({
    state: { connected: true, answer: { eth_accounts: 'hang' } },
  })
  const held = request('eth_accounts')
  await request('eth_chainId')
  expect(control.prompts).toEqual([])
  control.release()
  expect(await held).toEqual([control.accounts[0]])
  control.set({ answer: { eth_accounts: 'reject' } })
  expect(await getErrorCode(request('eth_accounts'))).toBe(4001)
})

test('behavior: queues a second prompt of the same method', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'hang' } })
  const both = Promise.all([request('eth_requestAccounts'), request('eth_requestAccounts')])
  await request('eth_chainId')
  expect(control.prompts).toHaveLength(2)
  control.release()
  expect(await both).toEqual([[control.accounts[0]], [control.accounts[0]]])
})

test('param: queuesPrompts', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'hang', queuesPrompts: false } })
  const first = request('eth_requestAccounts')
  expect(await getErrorCode(request('eth_requestAccounts'))).toBe(-32002)
  expect(control.prompts).toHaveLength(1)
  control.release()
  await first
})

test('behavior: a locked wallet prompts after it is unlocked', async () => {
  const { control, request } = createTestWallet({ state: { locked: true, answer: 'hang' } })
  const open = request('eth_requestAccounts')
  await request('eth_chainId')
  control.release()
  expect(control.prompts.map(({ status }) => status)).toEqual(['open'])
  control.unlock()
  expect(control.prompts.map(({ status }) => status)).toEqual(['open'])
  control.release()
  expect(await open).toEqual([control.accounts[0]])
})

test('behavior: unlocking is sufficient for an authorized site', async () => {
  const { control, request } = createTestWallet({
    state: { locked: true, connected: true, answer: 'reject' },
  })
  const open = request('eth_requestAccounts')
  await request('eth_chainId')
  control.unlock()
  expect(await open).toEqual([control.accounts[0]])
})

test('behavior: the lock screen can be closed', async () => {
  const { control, request } = createTestWallet({ state: { locked: true } })
  const open = getErrorCode(request('eth_requestAccounts'))
  await request('eth_chainId')
  control.rejectPending()
  expect(await open).toBe(4001)
})
