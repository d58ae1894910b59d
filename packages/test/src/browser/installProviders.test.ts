import { expect, test } from 'vitest'
import { accounts } from '../foundation/accounts.js'
import { harbor, meadow } from '../wallet/wallets.js'
import { openTestPage } from './page.fixtures.js'

const first = accounts[0].address

test('default', async () => {
  const page = openTestPage([harbor, meadow])
  expect(page.announced.map(({ info }) => [info.name, info.rdns])).toEqual([
    ['Harbor', 'dev.latchkit.harbor'],
    ['Meadow', 'dev.latchkit.meadow'],
  ])
  expect(page.window.ethereum).toBe(page.provider)
  expect(await page.request('eth_requestAccounts')).toEqual([first])
})

test('behavior: announces itself again on request, with the same id', () => {
  const page = openTestPage([harbor])
  const [before] = page.announced
  const dispatch = page.window.dispatchEvent as (event: Event) => void
  dispatch.call(page.window, new Event('eip6963:requestProvider'))
  expect(page.announced).toHaveLength(2)
  expect(page.announced[1]?.info.uuid).toBe(before?.info.uuid)
  expect(Object.isFrozen(before)).toBe(true)
  expect(Object.isFrozen(before?.info)).toBe(true)
})

test('behavior: listeners receive events until they are removed', async () => {
  const page = openTestPage([harbor])
  await page.request('eth_requestAccounts')
  const received: unknown[] = []
  const listener = (payload: unknown) => received.push(payload)
  page.provider.on('chainChanged', listener)
  await page.wallets[0].switchChain(8453)
  expect(received).toEqual(['0x2105'])
  page.provider.removeListener('chainChanged', listener)
  await page.wallets[0].switchChain(1)
  expect(received).toEqual(['0x2105'])
})

test('behavior: other origins receive no events', async () => {
  const page = openTestPage([harbor])
  const other = page.open('https://other.test/')
  const received: unknown[] = []
  other.provider.on('accountsChanged', (payload) => received.push(payload))
  await other.request('eth_chainId')
  await page.request('eth_requestAccounts')
  expect(received).toEqual([])
})

test('behavior: libraries from before EIP-1193', async () => {
  const page = openTestPage([harbor])
  const response = await new Promise((resolve, reject) => {
    page.provider.sendAsync({ id: 5, method: 'eth_chainId' }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
  })
  expect(response).toEqual({ id: 5, jsonrpc: '2.0', result: '0x1' })
})

test.each([
  ['standard', { name: 'ProviderRpcError', code: 4001, message: 'The request was rejected.' }],
  ['object', { code: 4001, message: 'The request was rejected.' }],
  ['nested', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['codeless', { name: 'Error', message: 'The request was rejected.' }],
] as const)('param: errorShape %s', async (errorShape, expected) => {
  const page = openTestPage([{ ...harbor, state: { errorShape } }], { approval: 'reject' })
  const error: unknown = await page.request('eth_requestAccounts').catch((reason: unknown) => reason)
  expect(error).toMatchObject(expected)
  expect(Object.hasOwn(Object(error), 'code')).toBe(errorShape !== 'codeless')
})

test('error: a request that is not JSON', async () => {
  const page = openTestPage([harbor])
  await expect(page.provider.request({ method: 'eth_call', params: [1n] })).rejects.toMatchObject({
    code: -32600,
  })
})

test('param: announces', () => {
  const twice = openTestPage([{ ...harbor, state: { announces: 'twice' } }])
  expect(new Set(twice.announced.map(({ info }) => info.uuid)).size).toBe(2)
  expect(openTestPage([{ ...harbor, state: { announces: 'never' } }]).announced).toEqual([])
})

test('param: globals, flags', () => {
  const page = openTestPage([{ ...harbor, globals: ['harbor.ethereum'], flags: { isHarbor: true } }])
  expect(page.window).toMatchObject({ harbor: { ethereum: { isHarbor: true } } })
  expect(page.window.ethereum).toBeUndefined()
})
