import { createWalletClient, custom, UserRejectedRequestError } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { connect, disconnect, getProvider, switchNetwork } from '../../../exports/actions.js'
import { UserRejectedError, WalletRequestError } from '../../../exports/errors.js'
import { base, mainnet } from '../../../exports/networks.js'
import { createTestKit, fakeRelay, fakeStorage, nextMacrotask } from '../../../exports/testing.js'
import { toRelayError } from '../sdk/toRelayError.js'
import type { RemoteEip1193Provider } from './toEip1193Provider.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const viaRelay = { connectorId: 'walletConnect' }
const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const

async function start() {
  const relay = fakeRelay()
  const storage = fakeStorage()
  const metadata = { name: 'App', description: '', url: 'https://my-dapp.example', icons: [] }
  const { kit } = createTestKit({ relay, storage, networks: [mainnet, base], metadata, debug: false })
  kit.mount()
  await connect(kit, viaRelay)
  const provider = (await getProvider(kit, { namespace: 'eip155' })) as RemoteEip1193Provider
  const received: [string, unknown][] = []
  for (const event of events) provider.on(event, (payload) => received.push([event, payload]))
  /** Returns the events since the last call. */
  async function takeEvents() {
    await nextMacrotask()
    return received.splice(0)
  }
  return { kit, relay, provider, takeEvents }
}

test('default: emits chainChanged once when the app or the wallet switches', async () => {
  const { kit, relay, takeEvents } = await start()
  await switchNetwork(kit, { network: base })
  expect(await takeEvents()).toEqual([['chainChanged', '0x2105']])
  relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: 1 })
  relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: '0x1' })
  expect(await takeEvents()).toEqual([['chainChanged', '0x1']])
})

test('behavior: emits accountsChanged with the active account first', async () => {
  const { relay, takeEvents } = await start()
  const { eip155 } = relay.session?.namespaces ?? {}
  if (!eip155) throw new Error('no eip155')
  relay.update({ eip155: { ...eip155, accounts: [`eip155:1:${address}`, `eip155:1:${other}`] } })
  expect(await takeEvents()).toEqual([['accountsChanged', [address, other]]])
  relay.emit({ chainId: 'eip155:1', name: 'accountsChanged', data: [other] })
  expect(await takeEvents()).toEqual([['accountsChanged', [other, address]]])
})

test('behavior: emits disconnect when the session ends, and connect when the user connects again', async () => {
  const { kit, relay, provider, takeEvents } = await start()
  relay.end('wallet')
  expect(await takeEvents()).toEqual([
    ['accountsChanged', []],
    ['disconnect', expect.objectContaining({ code: 4900, message: 'Session Expired' })],
  ])
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
  await connect(kit, { ...viaRelay, chainId: 'eip155:8453' })
  expect(await takeEvents()).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [address]],
    ['chainChanged', '0x2105'],
  ])
  expect(await getProvider(kit, { namespace: 'eip155' })).toBe(provider)
  await disconnect(kit)
  expect((await takeEvents()).map(([event]) => event)).toEqual(['accountsChanged', 'disconnect'])
})

test('behavior: calls a listener once even if it was added twice, and not after it was removed', async () => {
  const { relay, provider, takeEvents } = await start()
  const payloads: unknown[] = []
  const listener = (payload: unknown) => payloads.push(payload)
  provider.on('chainChanged', listener).on('chainChanged', listener)
  relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: 8453 })
  await takeEvents()
  expect(payloads).toEqual(['0x2105'])
  provider.removeListener('chainChanged', listener).removeListener('connect', listener)
  relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: 1 })
  await takeEvents()
  expect(payloads).toEqual(['0x2105'])
})

test('error: converts errors to EIP-1193 codes, and unknown errors to -32603', async () => {
  const { relay, provider } = await start()
  relay.answers.set('personal_sign', new UserRejectedError())
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    code: 4001,
  })
  const client = createWalletClient({ account: address, transport: custom(provider) })
  const rejection = await client.signMessage({ message: 'hi' }).catch((error) => error)
  expect(rejection.walk((error: unknown) => error instanceof UserRejectedRequestError)).not.toBeNull()
  const failure = new WalletRequestError({ method: 'personal_sign', rpcCode: -32_000, details: 'Not today' })
  relay.answers.set('personal_sign', failure)
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    code: -32_000,
    message: 'Not today',
    cause: failure,
  })
  relay.answers.set('personal_sign', new TypeError('odd'))
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    code: -32_603,
  })
})

test('error: passes on the wallet’s code, message and data', async () => {
  const { relay, provider } = await start()
  const walletError = { code: 3, message: 'execution reverted', data: { reason: '0x08c379a0' } }
  relay.answers.set('personal_sign', toRelayError(walletError, 'personal_sign'))
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject(walletError)
  relay.answers.set(
    'personal_sign',
    toRelayError({ code: 5000, message: 'Not on a Sunday' }, 'personal_sign'),
  )
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    code: 4001,
    message: 'Not on a Sunday',
  })
})

test('default: returns account, chain and permissions from the session without a wallet request', async () => {
  const { relay, provider } = await start()
  const permissions = [
    {
      invoker: 'https://my-dapp.example',
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
    },
    {
      invoker: 'https://my-dapp.example',
      parentCapability: 'endowment:permitted-chains',
      caveats: [{ type: 'restrictNetworkSwitching', value: ['0x1', '0x2105'] }],
    },
  ]
  expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual(permissions)
  const params = [{ eth_accounts: {} }]
  expect(await provider.request({ method: 'wallet_requestPermissions', params })).toEqual(permissions)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_coinbase' })).toBe(address)
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(relay.requests).toEqual([])
})

test.each([
  ['eth_sign', [], 4200],
  ['eth_signTypedData', [], 4200],
  ['eth_decrypt', [], 4200],
  ['eth_getEncryptionPublicKey', [], 4200],
  ['wallet_revokePermissions', [], 4200],
  ['wallet_unknown', [], 4200],
  ['wallet_requestPermissions', [{ wallet_snap: {} }], 4200],
  ['wallet_requestPermissions', [], -32_602],
])('error: rejects %s %j without a wallet request', async (method, params, code) => {
  const { relay, provider } = await start()
  await expect(provider.request({ method, params })).rejects.toMatchObject({ code })
  expect(relay.requests).toEqual([])
})

test.each([
  ['as JSON', (typedData: object) => JSON.stringify(typedData)],
  ['as an object', (typedData: object) => typedData],
])('error: rejects typed data for another chain %s without a wallet request', async (_, serialize) => {
  const { relay, provider } = await start()
  const params = [address, serialize({ domain: { chainId: 8453 }, types: {}, primaryType: 'A', message: {} })]
  await expect(provider.request({ method: 'eth_signTypedData_v4', params })).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringContaining('"domain.chainId" must be 1'),
  })
  expect(relay.requests).toEqual([])
})

const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`)

test.each([
  ['hex', 'Hello', '0x48656c6c6f'],
  ['text', 'Hello', 'Hello'],
  ['text beyond ASCII', 'Grüße', 'Grüße'],
])(
  'default: personal_ecRecover recovers the signer of a message as %s, without a wallet request',
  async (_, message, given) => {
    const { relay, provider } = await start()
    const params = [given, await signer.signMessage({ message })]
    const recovered = await provider.request({ method: 'personal_ecRecover', params })
    expect(recovered).toBe(signer.address.toLowerCase())
    expect(relay.requests).toEqual([])
  },
)

test.each([[[]], [['Hello', 'no hex']], [['Hello', '0x1234']], [[1, '0x1234']]])(
  'error: personal_ecRecover rejects %j with code -32602',
  async (params) => {
    const { provider } = await start()
    await expect(provider.request({ method: 'personal_ecRecover', params })).rejects.toMatchObject({
      code: -32_602,
    })
  },
)
