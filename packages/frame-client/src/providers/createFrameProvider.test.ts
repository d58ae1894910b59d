import { fakeStorage, nextMacrotask } from '@latchkit/core/testing'
import { BrowserProvider, verifyMessage as verifyWithEthers } from 'ethers'
import { createWalletClient, custom } from 'viem'
import { verifyMessage, verifyTypedData } from 'viem/utils'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connectHalves, frameUrl, quickClock } from '../app/connectHalves.fixtures.js'
import { createFrame } from '../app/createFrame.js'
import { createVault, type Vault } from '../app/createVault.fixtures.js'
import { FrameHandlerError } from '../host/FrameHandlerError.js'
import { createFrameProvider } from './createFrameProvider.js'

const connect = { method: 'eth_requestAccounts' }
const readAccounts = { method: 'eth_accounts' }
const storageKey = `latchkit.v1.frame.${new URL(frameUrl).origin}.eip155`

async function setUp(options?: Parameters<typeof createFrameProvider>[1]) {
  const vault = await createVault({})
  const handlers = { ...vault.handlers }
  vault.isLoggedIn = true
  Object.assign(vault, { handlers })
  const storage = fakeStorage()
  const address = vault.evmAddress as `0x${string}`
  /** Loads the page once more, with the same user and storage. */
  const reload = () => ({
    vault,
    handlers,
    storage,
    address,
    reload,
    ...loadPage(vault, { storage, ...options }),
  })
  return reload()
}

function loadPage(vault: Vault, options: Parameters<typeof createFrameProvider>[1]) {
  const hosted = connectHalves(vault.handlers)
  const frame = createFrame({
    url: frameUrl,
    projectId: 'my-dapp',
    title: 'Log in',
    page: hosted.page,
    clock: quickClock,
  })
  onTestFinished(() => frame.destroy())
  const provider = createFrameProvider(frame, options)
  const events: unknown[] = []
  for (const name of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(name, (payload) => events.push([name, payload]))
  return { hosted, frame, provider, events }
}
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('libraries', () => {
  test('default: viem signs messages and typed data, and switches the chain', async () => {
    const { provider, address } = await setUp()
    const client = createWalletClient({ transport: custom(provider) })
    expect(await client.requestAddresses()).toEqual([address])
    const signature = await client.signMessage({ account: address, message: 'Hello' })
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    const typedData = {
      domain: { chainId: 1 },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'Hello' },
    } as const
    const typed = await client.signTypedData({ account: address, ...typedData })
    expect(await verifyTypedData({ address, ...typedData, signature: typed })).toBe(true)
    await client.switchChain({ id: 10 })
    expect(await client.getChainId()).toBe(10)
  })

  test('default: ethers signs', async () => {
    const { provider, address } = await setUp()
    const signer = await new BrowserProvider(provider).getSigner()
    const signature = await signer.signMessage('Hello')
    expect(verifyWithEthers('Hello', signature)).toBe(address)
  })
})

test('default: emits the events of EIP-1193', async () => {
  const { provider, address, events, vault } = await setUp()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await provider.request({ method: 'eth_requestAccounts' })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xA' }] })
  expect(await provider.request({ method: 'net_version' })).toBe('10')
  await provider.disconnect()
  expect(vault.isLoggedIn).toBe(false)
  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [address]],
    ['chainChanged', '0xa'],
    ['accountsChanged', []],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
})

describe('after a reload', () => {
  test('default: restores the accounts and the chain, without an event', async () => {
    const before = await setUp()
    await before.provider.request(connect)
    await before.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    const { provider, events, address } = before.reload()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(await provider.request(readAccounts)).toEqual([address])
    await nextMacrotask()
    expect(events).toEqual([])
    // The addresses are not stored.
    expect([...before.storage.items]).toEqual([[storageKey, 'eip155:10']])
  })

  test('behavior: signs without a request for the accounts', async () => {
    const before = await setUp()
    await before.provider.request(connect)
    const { provider, address } = before.reload()
    expect(await sign(provider, address)).toMatch(/^0x[\da-f]{130}$/)
  })

  test('behavior: does not load the frame if the app was not connected, or has signed the user out', async () => {
    const { provider, hosted, vault, reload } = await setUp()
    expect(await provider.request(readAccounts)).toEqual([])
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual([])
    expect(hosted.fake.urls).toEqual([])
    await provider.request(connect)
    await provider.disconnect()
    vault.isLoggedIn = true
    const next = reload()
    expect(await next.provider.request(readAccounts)).toEqual([])
    expect(next.hosted.fake.urls).toEqual([])
  })

  test('behavior: forgets a user who is not logged in any more', async () => {
    const before = await setUp()
    await before.provider.request(connect)
    before.vault.isLoggedIn = false
    const { provider, storage, address } = before.reload()
    expect(await provider.request(readAccounts)).toEqual([])
    expect(storage.items.size).toBe(0)
    expect(await rejection(sign(provider, address))).toMatchObject({ code: 4100 })
  })

  test('error: a frame that fails is no user who is logged out', async () => {
    const before = await setUp()
    await before.provider.request(connect)
    before.handlers.IS_CONNECTED = () => {
      throw new FrameHandlerError({ message: 'The frame failed.' })
    }
    const { provider, storage } = before.reload()
    expect(await rejection(provider.request(readAccounts))).toMatchObject({ code: -32_603 })
    expect(storage.items.size).toBe(1)
  })

  test.each(['nonsense', 'eip155:0', 'eip155:0x1', 'solana:devnet', ''])(
    'error: ignores the stored value %j',
    async (value) => {
      const { storage, reload } = await setUp()
      storage.setItem(storageKey, value)
      const { provider } = reload()
      expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
      expect(await provider.request(readAccounts)).toEqual([])
    },
  )

  test('error: a storage that throws ends the connection with the page', async () => {
    const { storage, provider, address, reload } = await setUp()
    storage.throws = true
    expect(await provider.request(connect)).toEqual([address])
    expect(await provider.request(readAccounts)).toEqual([address])
    expect(await reload().provider.request(readAccounts)).toEqual([])
  })
})

describe('permissions (EIP-2255)', () => {
  const params = [{ eth_accounts: {} }]

  test('default: wallet_requestPermissions connects', async () => {
    const { provider, address } = await setUp()
    const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
    const permissions = [expect.objectContaining({ parentCapability: 'eth_accounts', caveats })]
    expect(await provider.request({ method: 'wallet_requestPermissions', params })).toEqual(permissions)
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual(permissions)
  })

  test('default: wallet_revokePermissions signs the user out', async () => {
    const { provider, vault, events, storage, reload } = await setUp()
    await provider.request(connect)
    expect(await provider.request({ method: 'wallet_revokePermissions', params })).toBe(null)
    expect(vault.isLoggedIn).toBe(false)
    expect(await provider.request(readAccounts)).toEqual([])
    expect(storage.items.size).toBe(0)
    expect(events.slice(-2)).toEqual([
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 4900 })],
    ])
    expect(await reload().provider.request(readAccounts)).toEqual([])
  })

  test('behavior: wallet_revokePermissions after a reload signs the user out', async () => {
    const before = await setUp()
    await before.provider.request(connect)
    await before.reload().provider.request({ method: 'wallet_revokePermissions', params })
    expect(before.vault.isLoggedIn).toBe(false)
  })

  test.each(['wallet_requestPermissions', 'wallet_revokePermissions'])(
    'error: %s of another permission',
    async (method) => {
      const { provider, vault } = await setUp()
      await provider.request(connect)
      for (const wrong of [undefined, [], [{}], [{ eth_sign: {} }], ['eth_accounts']])
        expect(await rejection(provider.request({ method, params: wrong }))).toMatchObject({ code: -32_602 })
      expect(vault.isLoggedIn).toBe(true)
    },
  )

  test('error: wallet_requestPermissions without a user', async () => {
    const { provider, vault } = await setUp()
    vault.isLoggedIn = false
    expect(await rejection(provider.request({ method: 'wallet_requestPermissions', params }))).toMatchObject({
      code: 4100,
    })
  })
})

test('behavior: removeListener, and a listener that throws', async () => {
  const { provider, address } = await setUp()
  const called: unknown[] = []
  const listener = (payload: unknown) => called.push(payload)
  provider.on('accountsChanged', listener).removeListener('accountsChanged', listener)
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address])
  expect(called).toEqual([])
})

test('param: chainId', async () => {
  const { provider, vault } = await setUp({ chainId: 'eip155:10' })
  await provider.request({ method: 'eth_requestAccounts' })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  expect(vault.methods).toEqual([])
})

type SetUp = Awaited<ReturnType<typeof setUp>>
const sign = (provider: SetUp['provider'], address: string) =>
  provider.request({ method: 'personal_sign', params: ['0x00', address] })
const switchTo = (provider: SetUp['provider'], chainId: unknown) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })

test.each<[string, number, (given: SetUp) => Promise<unknown>]>([
  [
    'the user declines',
    4001,
    ({ vault, provider, address }) => {
      vault.approves = false
      return sign(provider, address)
    },
  ],
  [
    'the user is not logged in any more',
    4100,
    ({ vault, provider, address }) => {
      vault.isLoggedIn = false
      return sign(provider, address)
    },
  ],
  ['the method is not allowed', 4200, ({ provider }) => provider.request({ method: 'eth_sign', params: [] })],
  [
    'the method is one of another namespace',
    4200,
    ({ provider }) => provider.request({ method: 'solana_signMessage', params: [] }),
  ],
  [
    'the frame does not support the chain',
    4902,
    ({ handlers, provider }) => {
      handlers.SWITCH_NETWORK = () => {
        throw new FrameHandlerError({ message: 'The network is not supported.' })
      }
      return switchTo(provider, '0x539')
    },
  ],
  [
    'the frame fails to switch the chain',
    -32_603,
    ({ handlers, provider }) => {
      handlers.SWITCH_NETWORK = () => {
        throw new FrameHandlerError({ message: 'The frame failed.', rpcCode: -32_603 })
      }
      return switchTo(provider, '0x539')
    },
  ],
  ['the chain id is invalid', -32_602, ({ provider }) => switchTo(provider, 'mainnet')],
])('error: %s: code %i', async (_, code, act) => {
  const given = await setUp()
  await given.provider.request({ method: 'eth_requestAccounts' })
  expect(await rejection(act(given))).toMatchObject({ name: 'ProviderRpcError', code })
})

test('error: a user who is not logged in cannot connect or sign: code 4100', async () => {
  const { provider, vault, address } = await setUp()
  expect(await rejection(sign(provider, address))).toMatchObject({ code: 4100 })
  vault.isLoggedIn = false
  expect(await rejection(provider.request({ method: 'eth_requestAccounts' }))).toMatchObject({ code: 4100 })
})

test('behavior: emits disconnect when the frame has signed the user out', async () => {
  const { provider, vault, address, events } = await setUp()
  await provider.request({ method: 'eth_requestAccounts' })
  vault.isLoggedIn = false
  await rejection(sign(provider, address))
  expect(events.slice(-2)).toEqual([
    ['accountsChanged', []],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
})

test.each([
  ['address', { address: '<b>me</b>', chainId: 1 }],
  [
    'account',
    {
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      accounts: [{ address: '0x', type: 'eoa' as const }],
      chainId: 1,
    },
  ],
  [
    'list without the active account',
    {
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'eoa' as const }],
      chainId: 1,
    },
  ],
  [
    'chain',
    {
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    },
  ],
])('error: rejects a user with an invalid %s', async (_, user) => {
  const { provider, handlers, events } = await setUp()
  handlers.GET_USER = () => user
  expect(await rejection(provider.request({ method: 'eth_requestAccounts' }))).toMatchObject({
    code: -32_603,
  })
  expect(events).toEqual([])
})
