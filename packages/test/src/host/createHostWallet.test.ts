import { encodeFunctionData, erc20Abi, type Hex, parseAbi, recoverMessageAddress, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { tokens } from '../contracts/tokens.js'
import { createFakeChain } from '../fakeChain/createFakeChain.js'
import { accounts } from '../foundation/accounts.js'
import { harbor, meadow } from '../wallet/wallets.js'
import type { ApprovalMode } from './createApproval.js'
import type { HostEvent } from './createHostCore.js'
import { createHostWallet } from './createHostWallet.js'
import type { PageWallet } from './PageWallet.js'

const origin = 'https://dapp.test'
const [first, second] = accounts.map(({ address }) => address)
const [dollar] = tokens

function setUp(approval: ApprovalMode = 'approve', options: PageWallet = harbor) {
  const chain = createFakeChain()
  const events: HostEvent[] = []
  const { wallet, handle } = createHostWallet(options, {
    approval,
    chains: [chain, createFakeChain({ id: 8453, appUrls: ['base.org'] })],
    abis: [],
    deliver: async (event) => void events.push(event),
  })
  const request = (method: string, params?: unknown, from = origin) =>
    handle(from, { method, ...(params === undefined ? {} : { params }) })
  return { chain, events, wallet, request, handle }
}

test('default', async () => {
  const { chain, wallet, request } = setUp()
  expect(wallet).toMatchObject({ key: 'harbor', name: 'Harbor', address: first, chainId: 1 })
  expect(await request('eth_accounts')).toEqual({ result: [] })
  expect(await request('eth_requestAccounts')).toEqual({ result: [first] })
  const { result } = (await request('eth_sendTransaction', [
    { from: first, to: second, value: '0xde0b6b3a7640000' },
  ])) as { result: Hex }
  expect(chain.transactions.map(({ hash }) => hash)).toEqual([result])
  expect(wallet.requests).toMatchObject([
    { kind: 'connect', method: 'eth_requestAccounts', status: 'approved', origin, result: [first] },
    { kind: 'transaction', status: 'approved', from: first, to: second, value: 10n ** 18n, result },
  ])
})

test('behavior: approves step by step', async () => {
  const { chain, wallet, request } = setUp('manual')
  const connecting = request('eth_requestAccounts')
  await wallet.approve()
  await connecting
  const signing = request('personal_sign', [stringToHex('Hi'), first])
  const record = await wallet.approve()
  expect(record).toMatchObject({ kind: 'message', message: 'Hi', from: first, status: 'approved' })
  const { result } = (await signing) as { result: Hex }
  expect(record.result).toBe(result)
  expect(await recoverMessageAddress({ message: 'Hi', signature: result })).toBe(first)
  expect(chain.transactions).toEqual([])
})

test('behavior: rejects step by step', async () => {
  const { wallet, request } = setUp('manual')
  const rejected = wallet.reject()
  expect(await request('eth_requestAccounts')).toMatchObject({ error: { value: { code: 4001 } } })
  expect(await rejected).toMatchObject({ kind: 'connect', status: 'rejected' })
})

test('behavior: an answer of the test comes before the mode', async () => {
  const { wallet, request } = setUp('approve')
  const rejected = wallet.reject()
  expect(await request('eth_requestAccounts')).toHaveProperty('error')
  await rejected
  expect(await request('eth_requestAccounts')).toEqual({ result: [first] })
})

test('error: nothing to approve', async () => {
  await expect(setUp().wallet.approve({ timeout: 1 })).rejects.toThrow(
    'The wallet was not asked within 1 ms, so there is nothing to approve.',
  )
})

test('behavior: leaves requests open', async () => {
  const { wallet, request } = setUp()
  await wallet.hang()
  const connecting = request('eth_requestAccounts')
  await expect.poll(() => wallet.requests.map(({ status }) => status)).toEqual(['open'])
  await wallet.autoApprove()
  expect(await connecting).toEqual({ result: [first] })
  await wallet.autoReject()
  expect(await request('personal_sign', [stringToHex('Hi'), first])).toHaveProperty('error')
})

test('behavior: a locked wallet asks after it is unlocked', async () => {
  const { wallet, request, events } = setUp()
  await request('eth_requestAccounts')
  await wallet.lock()
  expect(events.at(-1)).toEqual({ wallet: 'harbor', origin, event: 'accountsChanged', payload: [] })
  const connecting = request('eth_requestAccounts')
  await expect.poll(() => wallet.requests.at(-1)?.status).toBe('open')
  await wallet.unlock()
  expect(await connecting).toEqual({ result: [first] })
})

test('behavior: the user switches the account', async () => {
  const { wallet, request, events } = setUp()
  await request('eth_requestAccounts')
  await wallet.switchAccount(1)
  expect(wallet.address).toBe(second)
  expect(events.at(-1)).toMatchObject({ event: 'accountsChanged', payload: [second] })
  await wallet.switchAccount(first as Hex)
  expect(wallet.address).toBe(first)
  await expect(wallet.switchAccount('0x00000000000000000000000000000000000000aa')).rejects.toThrow(
    'no account',
  )
})

test('behavior: the user switches the chain', async () => {
  const { wallet, request, events } = setUp()
  await request('eth_chainId')
  await wallet.switchChain(8453)
  expect(events.at(-1)).toMatchObject({ event: 'chainChanged', payload: '0x2105' })
  expect(await request('eth_chainId')).toEqual({ result: '0x2105' })
  expect(wallet.chainId).toBe(8453)
})

test('behavior: the user disconnects all sites', async () => {
  const { wallet, request, events } = setUp()
  await request('eth_requestAccounts')
  await wallet.disconnect()
  expect(events.at(-1)).toMatchObject({ event: 'accountsChanged', payload: [] })
  expect(await request('eth_accounts')).toEqual({ result: [] })
})

test('behavior: the wallet loses its connection', async () => {
  const { wallet, request, events } = setUp()
  await request('eth_requestAccounts')
  await wallet.goOffline()
  expect(events.at(-1)).toMatchObject({ event: 'disconnect', payload: { code: 4900 } })
  expect(await request('eth_chainId')).toMatchObject({ error: { value: { code: 4900 } } })
  await wallet.goOnline()
  expect(await request('eth_chainId')).toEqual({ result: '0x1' })
})

test('behavior: changes apply to sites that come later', async () => {
  const { wallet, request } = setUp()
  await wallet.switchChain(8453)
  await wallet.lock()
  expect(await request('eth_chainId')).toEqual({ result: '0x2105' })
  expect(wallet.address).toBe(first)
})

test('behavior: each origin has its own permission', async () => {
  const { request } = setUp()
  await request('eth_requestAccounts')
  expect(await request('eth_accounts', undefined, 'https://other.test')).toEqual({ result: [] })
})

test('param: chainScope', async () => {
  const { request } = setUp('approve', { ...harbor, chainScope: 'wallet' })
  await request('eth_chainId', undefined, 'https://other.test')
  await request('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  expect(await request('eth_chainId', undefined, 'https://other.test')).toEqual({ result: '0x2105' })
})

test('param: promptMs', async () => {
  const { wallet, request } = setUp('approve', { ...harbor, promptMs: 1 })
  const connecting = request('eth_requestAccounts')
  await expect.poll(() => wallet.requests.length).toBe(1)
  expect(await connecting).toEqual({ result: [first] })
})

test('behavior: decodes the call of a token', async () => {
  const { wallet, request } = setUp()
  await request('eth_requestAccounts')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [second as Hex, 5n] })
  await request('eth_sendTransaction', [{ from: first, to: dollar?.address, data }])
  expect(wallet.requests.at(-1)?.call).toEqual({ functionName: 'transfer', args: [second, 5n] })
})

test('behavior: decodes calls with an ABI of the test', async () => {
  const { wallet, request } = setUp()
  const abi = parseAbi(['function buy(uint256 amount)'])
  await request('eth_requestAccounts')
  const data = encodeFunctionData({ abi, functionName: 'buy', args: [7n] })
  await request('eth_sendTransaction', [{ from: first, to: second, data }])
  expect(wallet.requests.at(-1)).toMatchObject({ data, call: undefined })
  wallet.addAbi(abi)
  expect(wallet.requests.at(-1)?.call).toEqual({ functionName: 'buy', args: [7n] })
})

test('behavior: decodes typed data', async () => {
  const { wallet, request } = setUp()
  await request('eth_requestAccounts')
  const typedData = {
    domain: { name: 'Shop', chainId: 1 },
    primaryType: 'Order',
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    message: { amount: '5' },
  }
  await request('eth_signTypedData_v4', [first, JSON.stringify(typedData)])
  expect(wallet.requests.at(-1)).toMatchObject({
    kind: 'typedData',
    from: first,
    typedData,
    status: 'approved',
  })
})

test('behavior: a request that fails in the wallet', async () => {
  const { wallet, request } = setUp('approve', { ...meadow, knows: [0] })
  await request('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  expect(wallet.requests).toMatchObject([
    { kind: 'chain', chainId: 8453, status: 'failed', error: { code: 4902 } },
  ])
})

test.each([[undefined], [{}], [{ method: 7 }]])('error: %j is not a request', async (args) => {
  const { handle, wallet } = setUp()
  expect(await handle(origin, args)).toMatchObject({ error: { kind: 'error', value: { code: -32600 } } })
  expect(wallet.requests).toEqual([])
})
