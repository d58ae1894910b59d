import { expect, test } from 'vitest'
import { ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { malformedAnswers } from './hostile.js'
import { chains, createMemory, createTestWallet, getErrorCode } from './wallet.fixtures.js'
import { meadow } from './wallets.js'

const [first, second, third] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
]

test('default', async () => {
  const { control, events, request } = createTestWallet()
  expect(await request('eth_accounts')).toEqual([])
  expect(await request('eth_requestAccounts')).toEqual([first])
  expect(await request('eth_accounts')).toEqual([first])
  expect(await request('eth_coinbase')).toBe(first)
  expect(await request('eth_chainId')).toBe('0x7a69')
  expect(await request('net_version')).toBe('31337')
  expect(control.accounts).toEqual([first, second, third])
  expect(events).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['accountsChanged', [first]],
  ])
})

test('behavior: on and removeListener return the provider', () => {
  const { control } = createTestWallet()
  const listener = () => {}
  expect(control.provider.on('connect', listener)).toBe(control.provider)
  expect(control.listeners).toMatchObject({ connect: 2 })
  expect(control.provider.removeListener('connect', listener)).toBe(control.provider)
  expect(control.listeners).toMatchObject({ connect: 1 })
})

test('behavior: the authorization persists across page loads without a prompt', async () => {
  const memory = createMemory()
  await createTestWallet({}, { memory }).request('eth_requestAccounts')
  const { control, request } = createTestWallet({}, { memory })
  expect(await request('eth_accounts')).toEqual([first])
  expect(control.prompts).toEqual([])
})

test('behavior: account, chain and state persist across page loads; changed options apply to unchanged fields', () => {
  const memory = createMemory()
  const { control } = createTestWallet({ state: { delayMs: 5 } }, { memory })
  control.switchAccount(2)
  control.switchChain(31338)
  control.set({ answer: 'reject' })
  const reloaded = createTestWallet({ state: { delayMs: 9, answer: 'hang' } }, { memory }).control
  expect(reloaded.state).toMatchObject({ accountIndex: 2, chainId: 31338, answer: 'reject', delayMs: 9 })
})

test('behavior: URL flags override the state at each load and are not stored', () => {
  const memory = createMemory()
  createTestWallet({}, { memory }).control.set({ answer: 'reject', delayMs: 1 })
  expect(createTestWallet({}, { memory, overrides: { answer: 'hang' } }).control.state).toMatchObject({
    answer: 'hang',
    delayMs: 1,
  })
  expect(createTestWallet({}, { memory }).control.state.answer).toBe('reject')
})

test('behavior: applies changes of another tab and emits events', () => {
  const memory = createMemory()
  const here = createTestWallet({ state: { connected: true } }, { memory })
  createTestWallet({}, { memory }).control.set({ connected: false, chainId: 31338 })
  here.reload()
  expect(here.events).toEqual([
    ['chainChanged', '0x7a6a'],
    ['accountsChanged', []],
  ])
})

test('behavior: applies a reset of another tab', () => {
  const memory = createMemory()
  const here = createTestWallet({}, { memory, overrides: { answer: 'hang' } })
  here.control.set({ connected: true, chainId: 31338, answer: 'reject' })
  createTestWallet({}, { memory }).control.reset()
  here.reload()
  expect(here.control.state).toMatchObject({ connected: false, chainId: 31337, answer: 'hang' })
})

test('behavior: notifies subscribers of state, prompts and tokens until they unsubscribe', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'hang' } })
  const seen: string[] = []
  const leave = control.subscribe(() =>
    seen.push(`${control.state.chainId} ${control.prompts.at(-1)?.status}`),
  )
  control.switchChain(31338)
  const open = request('eth_requestAccounts')
  await request('eth_chainId')
  control.release()
  await open
  expect(seen).toEqual(['31338 undefined', '31338 open', '31338 approved', '31338 approved'])
  leave()
  control.switchChain(31337)
  expect(seen).toHaveLength(4)
})

test('behavior: reset', () => {
  const memory = createMemory()
  const { control, events } = createTestWallet({ state: { answer: 'reject' } }, { memory })
  control.set({ connected: true, answer: 'hang' })
  control.reset()
  expect(control.state).toMatchObject({ connected: false, answer: 'reject' })
  expect(memory.read()).toBeNull()
  expect(events.at(-1)).toEqual(['accountsChanged', []])
})

test('behavior: switches the account without a request', async () => {
  const { control, events, request } = createTestWallet({ state: { connected: true } })
  control.switchAccount(1)
  expect(events).toEqual([['accountsChanged', [second]]])
  expect(await request('eth_accounts')).toEqual([second])
})

test('behavior: does not expose accounts to an unauthorized site', () => {
  const { control, events } = createTestWallet()
  control.switchAccount(1)
  expect(events).toEqual([])
})

test('param: shares', async () => {
  const { control, events, request } = createTestWallet({ state: { shares: 'all' } })
  expect(await request('eth_requestAccounts')).toEqual([first, second, third])
  control.switchAccount(2)
  expect(events.at(-1)).toEqual(['accountsChanged', [third, first, second]])
})

test('param: addressCase', async () => {
  const { request } = createTestWallet({ state: { addressCase: 'lower' } })
  expect(await request('eth_requestAccounts')).toEqual([first.toLowerCase()])
})

test('param: privateKeys', async () => {
  const { request } = createTestWallet(meadow)
  expect(await request('eth_requestAccounts')).toEqual(['0x90F79bf6EB2c4f870365E785982E1f101E93b906'])
})

test('behavior: switches the chain without a request, also to an unknown one', async () => {
  const { control, events, request } = createTestWallet()
  control.switchChain(0x539)
  expect(events).toEqual([['chainChanged', '0x539']])
  expect(await request('eth_chainId')).toBe('0x539')
  expect(await getErrorCode(request('eth_blockNumber'))).toBe(4901)
})

test('behavior: revokes the site’s authorization', async () => {
  const { control, events, request } = createTestWallet({ state: { connected: true } })
  control.forget()
  expect(events).toEqual([['accountsChanged', []]])
  expect(await request('eth_accounts')).toEqual([])
})

test('behavior: locking hides the accounts, unlocking shows them again', async () => {
  const { control, events, request } = createTestWallet({ state: { connected: true } })
  await request('eth_chainId')
  control.lock()
  expect(await request('eth_accounts')).toEqual([])
  expect(await getErrorCode(request('personal_sign', ['0x00', first]))).toBe(4100)
  control.unlock()
  expect(events).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['accountsChanged', []],
    ['accountsChanged', [first]],
  ])
})

test('behavior: disconnects and reconnects', async () => {
  const { control, events, request } = createTestWallet({ state: { answer: 'hang' } })
  const open = getErrorCode(request('eth_requestAccounts'))
  await request('eth_chainId')
  control.disconnect()
  expect(await open).toBe(4900)
  expect(await getErrorCode(request('eth_chainId'))).toBe(4900)
  control.switchChain(31338)
  control.set({ connected: true })
  control.reconnect()
  expect(await request('eth_chainId')).toBe('0x7a6a')
  expect(events).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['disconnect', expect.objectContaining({ code: 4900 })],
    ['connect', { chainId: '0x7a6a' }],
    ['chainChanged', '0x7a6a'],
    ['accountsChanged', [first]],
  ])
})

test('param: delayMs', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const { control, request } = createTestWallet({}, { wait })
  await request('eth_chainId')
  control.set({ delayMs: 2000 })
  await request('eth_chainId')
  expect(waits).toEqual([2000])
})

test('behavior: silent', async () => {
  const { control, events } = createTestWallet({ state: { connected: true, silent: true } })
  control.switchChain(31338)
  control.switchAccount(1)
  control.disconnect()
  await Promise.resolve()
  expect(events).toEqual([])
})

test('behavior: a malformed response or event does not change the wallet’s state', async () => {
  const { control, events, request } = createTestWallet({
    state: { malformed: { ...malformedAnswers.accountsNotArray, ...malformedAnswers.chainIdNumber } },
  })
  expect(await request('eth_requestAccounts')).toEqual({ address: first })
  expect(control.state.connected).toBe(true)
  expect(await request('eth_chainId')).toBe(31337)
  control.switchChain(31338)
  expect(events.slice(-2)).toEqual([
    ['accountsChanged', { address: first }],
    ['chainChanged', 31337],
  ])
})

test.each([
  ['standard', { name: 'ProviderRpcError', code: 4001, message: 'The request was rejected.' }],
  ['object', { code: 4001, message: 'The request was rejected.' }],
  ['nested', { code: -32603, data: { originalError: { code: 4001, message: 'The request was rejected.' } } }],
  ['codeless', { name: 'Error', message: 'The request was rejected.' }],
] as const)('param: errorShape %s', async (errorShape, expected) => {
  const { request } = createTestWallet({ state: { answer: 'reject', errorShape } })
  const error: unknown = await request('eth_requestAccounts').catch((reason: unknown) => reason)
  expect(error).toMatchObject(expected)
  expect(error instanceof Error).toBe(errorShape !== 'object')
  expect(Object.hasOwn(Object(error), 'code')).toBe(errorShape !== 'codeless')
})

test('param: errorShape text', async () => {
  const { request } = createTestWallet({ state: { answer: 'reject', errorShape: 'text' } })
  await expect(request('eth_requestAccounts')).rejects.toBe('The request was rejected.')
})

test.each([
  undefined,
  'eth_accounts',
  {},
  { method: '' },
  { method: 7 },
  { method: 'eth_accounts', params: 'x' },
])('error: %j is not a request', async (args) => {
  // Values that plain JavaScript can pass.
  const request = createTestWallet().control.provider.request as (given: unknown) => Promise<unknown>
  expect(await getErrorCode(request(args))).toBe(-32600)
})

test.each(['eth_nope', 'anvil_setBalance', 'constructor', 'toString'])(
  'error: the method %s is unknown',
  async (method) => {
    expect(await getErrorCode(createTestWallet().request(method))).toBe(-32601)
  },
)

test.each([
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_sign',
  'eth_signTransaction',
  'eth_subscribe',
  'wallet_sendCalls',
])('error: %s is not supported', async (method) => {
  expect(await getErrorCode(createTestWallet().request(method))).toBe(4200)
})

test('behavior: forwards a read to the chain’s node, and its result or error back', async () => {
  const calls: unknown[] = []
  const call = async (...args: unknown[]) => {
    calls.push(args)
    if (args[1] === 'eth_call') throw new ProviderRpcError(3, 'execution reverted', '0x08c379a0')
    return '0x2a'
  }
  const { control, request } = createTestWallet({}, { call })
  control.switchChain(31338)
  expect(await request('eth_getBalance', [first, 'latest'])).toBe('0x2a')
  expect(calls).toEqual([[chains[1]?.rpcUrl, 'eth_getBalance', [first, 'latest']]])
  await expect(request('eth_call', [{}, 'latest'])).rejects.toMatchObject({ code: 3, data: '0x08c379a0' })
})

test('error: an unreachable node', async () => {
  const { request } = createTestWallet()
  await expect(request('eth_blockNumber')).rejects.toMatchObject({
    code: 4901,
    message: 'The wallet cannot reach http://127.0.0.1:1.',
  })
})

test('error: an error without a code becomes an internal error', async () => {
  const wait = () => Promise.reject(new Error('no time'))
  const { request } = createTestWallet({ state: { delayMs: 1 } }, { wait })
  await expect(request('eth_chainId')).rejects.toMatchObject({ code: -32603, message: 'no time' })
})
