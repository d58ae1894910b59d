import type { FrameHandlerContext } from '@latchkit/frame-client/host'
import { describe, expect, test } from 'vitest'
import { counterfactualAccount, smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import { getSmartAccounts } from '../config/getSmartAccounts.js'
import { en } from '../copy/en.js'
import type { ChainRequest } from '../rpc/createChainRpc.js'
import { createSmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { createPageStorage } from '../storage/createPageStorage.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createHandlers } from './createHandlers.js'
import { createProviderLogins } from './createProviderLogins.js'

const origin = 'https://my-dapp.example'
const context: FrameHandlerContext = { origin, signal: new AbortController().signal }
const operationHash = `0x${'77'.repeat(32)}` as const
const to = '0x000000000000000000000000000000000000dEaD'
const chains = [
  { chainId: 'eip155:10', rpcUrl: 'https://rpc.example/10', smartAccount: counterfactualAccount },
  { chainId: 'eip155:1', rpcUrl: 'https://rpc.example/1', smartAccount },
  { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rpcUrl: 'https://rpc.example/solana' },
] as const
const config = {
  allowedOrigins: [origin],
  loginUrl: 'https://l.example',
  recoveryUrl: 'https://r.example',
  chains,
}

/** The first chain has accounts with an address of their own, the second one EIP-7702. */
function setUp({ code = '0x' } = {}) {
  const smartAccounts = getSmartAccounts(config)
  const vault = createFakeVault({ smartAccounts })
  const { addresses, smartAccounts: own } = vault.user
  const owner = addresses.eip155
  const address = own?.['eip155:10'] ?? ''
  const requests: unknown[] = []
  const asked: Pick<ChainRequest, 'method' | 'params'>[] = []
  const texts = new Map<string, string>()
  const handlers = createHandlers({
    providerLogins: createProviderLogins('https://frame.example'),
    ...{ vault, config },
    projectId: 'my-project',
    chainId: 'eip155:10',
    queue: {
      async request(request) {
        requests.push(request)
        return { status: 'approved', result: operationHash }
      },
    },
    async rpc({ method, params }) {
      asked.push({ method, params })
      return code
    },
    servers: createSmartAccountServers(chains, fetch, async () => {}),
    storage: createPageStorage({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
    }),
    getCopy: () => en,
    onTheme: () => {},
    reload: () => {},
  })
  const ask = (method: string, params?: unknown, chainId?: string) =>
    handlers.RPC_REQUEST({ method, params: params as never, ...(chainId && { chainId }) }, context)
  const select = (type: 'eoa' | 'smartAccount') => handlers.SET_PREFERRED_ACCOUNT({ type }, context)
  return { handlers, owner, address, requests, asked, ask, select }
}

const atomic = (status: string, { paymasterUrl: url }: { readonly paymasterUrl?: string | undefined }) => ({
  atomic: { status },
  paymasterService: { supported: true, url, sponsored: true },
})

describe('the accounts', () => {
  test('default: the smart account has an address of its own, which the user has with the type', async () => {
    const { handlers, owner, address, select } = setUp()
    expect(address).not.toBe(owner)
    const accounts = [
      { address: owner, type: 'eoa' },
      { address, type: 'smartAccount' },
    ]
    expect(await handlers.GET_USER(undefined, context)).toMatchObject({
      ...{ address: owner, accounts, preferredAccountType: 'eoa', smartAccountDeployed: false },
    })
    expect(await select('smartAccount')).toEqual({ type: 'smartAccount', address })
    expect(await handlers.GET_USER(undefined, context)).toMatchObject({
      ...{ address, accounts, preferredAccountType: 'smartAccount' },
    })
    expect(await select('eoa')).toEqual({ type: 'eoa', address: owner })
  })

  test('behavior: it has one on networks of that kind only', async () => {
    const { handlers, owner, address, select, ask } = setUp()
    await select('smartAccount')
    expect(await ask('eth_accounts')).toEqual([address])
    expect(await ask('eth_accounts', undefined, 'eip155:1')).toEqual([owner])
    expect(await handlers.GET_USER({ chainId: 1 }, context)).toMatchObject({
      address: owner,
      accounts: [
        { address: owner, type: 'eoa' },
        { address: owner, type: 'smartAccount' },
      ],
    })
  })

  test.each([
    ['no code', '0x', false],
    ['code', '0x6001', true],
  ])('behavior: an address with %s: deployed is %s', async (_name, code, isDeployed) => {
    const { handlers, address, asked } = setUp({ code })
    expect(await handlers.INIT_SMART_ACCOUNT(undefined, context)).toEqual({ address, isDeployed })
    expect(asked).toEqual([{ method: 'eth_getCode', params: [address, 'latest'] }])
  })
})

describe('the requests of the smart account', () => {
  test.each<[string, (address: string) => unknown[], string]>([
    ['personal_sign', (address) => ['0x01', address], 'evmMessage'],
    ['eth_sendTransaction', (from) => [{ from, to, value: '0x1' }], 'evmCalls'],
    ['wallet_sendCalls', (from) => [{ version: '2.0.0', from, calls: [{ to }] }], 'evmCalls'],
  ])(
    'default: %s is displayed with the address of the account, and its key',
    async (method, toParams, type) => {
      const { owner, address, requests, ask, select } = setUp()
      await select('smartAccount')
      await ask(method, toParams(address))
      expect(requests).toMatchObject([{ chainId: 'eip155:10', address, owner, request: { type } }])
      await expect(ask(method, toParams(owner))).rejects.toMatchObject({ rpcCode: 4100 })
    },
  )

  test('behavior: those of the ordinary account have no key beside it', async () => {
    const { owner, address, requests, ask } = setUp()
    await ask('eth_sendTransaction', [{ from: owner, to, value: '0x1' }])
    expect(requests).toMatchObject([{ address: owner, request: { type: 'evmTransaction' } }])
    expect(requests[0]).not.toHaveProperty('owner')
    await expect(ask('personal_sign', ['0x01', address])).rejects.toMatchObject({ rpcCode: 4100 })
  })

  test.each([
    ['contracts that it creates', { data: '0x6001' }],
    ['calls of itself', { to: 'own', data: '0x01' }],
    ['calls of its delegation manager', { to: counterfactualAccount.delegationManager, data: '0x01' }],
  ])('error: %s', async (_name, given) => {
    const { address, requests, ask, select } = setUp()
    await select('smartAccount')
    const recipient = 'to' in given && given.to === 'own' ? { to: address } : {}
    const transaction = { from: address, ...given, ...recipient }
    await expect(ask('eth_sendTransaction', [transaction])).rejects.toMatchObject({ rpcCode: 4200 })
    expect(requests).toEqual([])
  })
})

describe('batches', () => {
  test('behavior: the ordinary account sends none, and says so', async () => {
    const { owner, ask, requests } = setUp()
    expect(await ask('wallet_getCapabilities', [owner])).toEqual({ '0x1': atomic('ready', smartAccount) })
    await expect(ask('wallet_sendCalls', [{ calls: [{ to }] }])).rejects.toMatchObject({ rpcCode: 5710 })
    expect(requests).toEqual([])
  })

  test('behavior: the capabilities are those of an address', async () => {
    const { owner, address, ask, select } = setUp()
    await select('smartAccount')
    const own = { '0xa': atomic('supported', counterfactualAccount) }
    expect(await ask('wallet_getCapabilities', [address])).toEqual(own)
    expect(await ask('wallet_getCapabilities')).toEqual(own)
    expect(await ask('wallet_getCapabilities', [owner])).toEqual({ '0x1': atomic('supported', smartAccount) })
    await expect(ask('wallet_getCapabilities', [to])).rejects.toMatchObject({ rpcCode: 4100 })
  })

  test('behavior: a batch for another network is one of the account there', async () => {
    const { owner, address, requests, ask, select } = setUp()
    await select('smartAccount')
    const batch = { version: '2.0.0', chainId: '0x1', calls: [{ to }] }
    await ask('wallet_sendCalls', [{ ...batch, from: owner }])
    expect(requests).toMatchObject([{ chainId: 'eip155:1', address: owner }])
    await expect(ask('wallet_sendCalls', [{ ...batch, from: address }])).rejects.toMatchObject({
      rpcCode: 4100,
    })
  })
})
