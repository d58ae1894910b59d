import type { FrameHandlerContext } from '@latchkit/frame-client/host'
import { describe, expect, test } from 'vitest'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { ApprovalOutcome } from '../approval/types.js'
import { en } from '../copy/en.js'
import type { ChainRequest } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { createSmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { createPageStorage } from '../storage/createPageStorage.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createHandlers } from './createHandlers.js'
import { createProviderLogins } from './createProviderLogins.js'

const origin = 'https://my-dapp.example'
const context: FrameHandlerContext = { origin, signal: new AbortController().signal }
const operationHash = `0x${'77'.repeat(32)}` as const
const transactionHash = `0x${'88'.repeat(32)}` as const
const to = '0x000000000000000000000000000000000000dEaD'
const delegated = `0xef0100${smartAccount.implementation.slice(2)}`

function setUp({
  code = '0x',
  texts = createTexts(),
  outcome = { status: 'approved', result: { operationHash, nonce: '0x7', validUntil: 1_000 } },
}: {
  /** Of the account. `away`: the node does not answer. */
  code?: string
  texts?: ReturnType<typeof createTexts>
  outcome?: ApprovalOutcome
} = {}) {
  const vault = createFakeVault()
  const address = vault.user.addresses.eip155
  const requests: unknown[] = []
  const chains = [
    { chainId: 'eip155:1', rpcUrl: 'https://rpc.example/1', smartAccount },
    { chainId: 'eip155:10', rpcUrl: 'https://rpc.example/10' },
    { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rpcUrl: 'https://rpc.example/solana' },
  ] as const
  const state = {
    receipt: null as null | boolean,
    bundled: [] as Omit<ChainRequest, 'signal'>[],
    /** What the bundler knows of the operation, the time of the chain, and the next nonce. */
    ...{ known: {} as object | null, time: 1_001, nonce: 7 },
  }
  const servers = createSmartAccountServers(chains, fetch, async () => {})
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const handlers = createHandlers({
    providerLogins: createProviderLogins('https://frame.example'),
    vault,
    projectId: 'my-project',
    config: {
      allowedOrigins: [origin],
      loginUrl: 'https://l.example',
      recoveryUrl: 'https://r.example',
      chains,
    },
    chainId: 'eip155:1',
    queue: {
      async request(request) {
        requests.push(request)
        return outcome
      },
    },
    async rpc({ method }) {
      if (code === 'away') throw new RpcError({ message: 'The network is not reachable' })
      if (method === 'eth_getBlockByNumber') return { timestamp: `0x${state.time.toString(16)}` }
      if (method === 'eth_call') return `0x${word(state.nonce)}`
      if (method !== 'eth_getTransactionReceipt') return code
      const event = {
        address: smartAccount.entryPoint.toLowerCase(),
        topics: ['0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f', operationHash],
        data: `0x${word(0)}${word(Number(state.receipt))}${word(1)}${word(1)}`,
      }
      const fields = { transactionHash, blockHash: operationHash, blockNumber: '0x1', gasUsed: '0x2' }
      return { ...fields, status: '0x1', logs: [event] }
    },
    servers: {
      ...servers,
      async bundler({ signal: _, ...request }) {
        state.bundled.push(request)
        if (request.method === 'eth_getUserOperationByHash') return state.known
        return state.receipt === null ? null : { receipt: { transactionHash } }
      },
    },
    storage: createPageStorage(texts),
    getCopy: () => en,
    onTheme: () => {},
    reload: () => {},
  })
  const ask = (method: string, params?: unknown, chainId?: string) =>
    handlers.RPC_REQUEST({ method, params: params as never, ...(chainId && { chainId }) }, context)
  return { handlers, vault, address, requests, state, ask }
}

function createTexts() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

const batch = { version: '2.0.0', chainId: '0x1', atomicRequired: true, calls: [{ to, value: '0x1' }] }

describe('the type of the account', () => {
  test('default: both types have the same address, and the ordinary one is preferred', async () => {
    const { handlers, address } = setUp()
    expect(await handlers.GET_SMART_ACCOUNT_ENABLED_NETWORKS(undefined, context)).toEqual({
      smartAccountEnabledNetworks: [1],
    })
    expect(await handlers.GET_USER(undefined, context)).toMatchObject({
      address,
      accounts: [
        { address, type: 'eoa' },
        { address, type: 'smartAccount' },
      ],
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    })
  })

  test('default: the preferred type is stored per namespace, across reloads', async () => {
    const texts = createTexts()
    const { handlers, address } = setUp({ texts })
    expect(await handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)).toEqual({
      type: 'smartAccount',
      address,
    })
    const reloaded = setUp({ texts, code: delegated }).handlers
    expect(await reloaded.GET_USER(undefined, context)).toMatchObject({
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    })
    expect(await reloaded.GET_USER({ chainId: 10 }, context)).toMatchObject({
      accounts: [{ type: 'eoa' }],
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    })
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(await reloaded.GET_USER({ chainId }, context)).toMatchObject({ preferredAccountType: 'eoa' })
    await reloaded.GET_USER({ chainId: 1, preferredAccountType: 'eoa' }, context)
    expect(await reloaded.GET_USER(undefined, context)).toMatchObject({ preferredAccountType: 'eoa' })
  })

  test('behavior: a storage that is blocked, or has other data, does not end the login', async () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    const blocked = setUp({ texts: { getItem: refuse, setItem: refuse } }).handlers
    await blocked.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)
    expect(await blocked.GET_USER(undefined, context)).toMatchObject({ preferredAccountType: 'smartAccount' })
    for (const text of ['{', '"payment"', '1']) {
      const { handlers } = setUp({ texts: { ...createTexts(), getItem: () => text } })
      expect(await handlers.GET_USER(undefined, context)).toMatchObject({ preferredAccountType: 'eoa' })
    }
  })

  test('behavior: a node that is away does not end the login', async () => {
    const { handlers, address } = setUp({ code: 'away' })
    const user = await handlers.GET_USER(undefined, context)
    expect(user).toMatchObject({ address })
    expect(user).not.toHaveProperty('smartAccountDeployed')
  })

  test.each([
    ['0x', false],
    [delegated.toLowerCase(), true],
    [`0xef0100${'44'.repeat(20)}`, false],
  ])('default: INIT_SMART_ACCOUNT with the code %s', async (code, isDeployed) => {
    const { handlers, address } = setUp({ code })
    expect(await handlers.INIT_SMART_ACCOUNT(undefined, context)).toEqual({ address, isDeployed })
  })

  test('error: a network without smart accounts', async () => {
    const { handlers } = setUp()
    await handlers.SWITCH_NETWORK({ chainId: 10 }, context)
    await expect(handlers.INIT_SMART_ACCOUNT(undefined, context)).rejects.toThrow(en.noSmartAccounts)
    await expect(handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)).rejects.toThrow(
      en.noSmartAccounts,
    )
  })
})

describe('eth_sendTransaction', () => {
  const transaction = (from: string) => [{ from, to, value: '0x1' }]

  test('default: an ordinary account sends a transaction, a smart one an operation', async () => {
    const { handlers, address, requests, ask } = setUp({
      outcome: { status: 'approved', result: operationHash },
    })
    await ask('eth_sendTransaction', transaction(address))
    await handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)
    expect(await ask('eth_sendTransaction', transaction(address))).toBe(operationHash)
    await ask('eth_sendTransaction', transaction(address), 'eip155:10')
    expect(requests).toMatchObject([
      { request: { type: 'evmTransaction' } },
      {
        origin,
        chainId: 'eip155:1',
        request: {
          type: 'evmCalls',
          calls: [{ to, value: 1n, data: '0x' }],
          answer: 'transactionHash',
        },
      },
      { chainId: 'eip155:10', request: { type: 'evmTransaction' } },
    ])
  })

  test('behavior: a contract is created by the ordinary account, which has the same address', async () => {
    const { handlers, address, requests, ask } = setUp()
    await handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)
    await ask('eth_sendTransaction', [{ from: address, data: '0x6001' }])
    expect(requests).toMatchObject([{ request: { type: 'evmTransaction' } }])
  })

  test.each(['eoa', 'smartAccount'])('error: a call to the contracts of the account, as %s', async (type) => {
    const { handlers, address, requests, ask } = setUp()
    await handlers.SET_PREFERRED_ACCOUNT({ type }, context)
    for (const own of [address, smartAccount.delegationManager]) {
      const params = [{ from: address, to: own, data: '0x01' }]
      await expect(ask('eth_sendTransaction', params)).rejects.toMatchObject({ rpcCode: 4200 })
    }
    expect(requests).toEqual([])
  })
})

describe('wallet calls (EIP-5792)', () => {
  test('default: the capabilities are those of chains with smart accounts', async () => {
    const { handlers, address, ask } = setUp()
    const paymasterService = { supported: true, sponsored: true, url: smartAccount.paymasterUrl }
    const ready = { '0x1': { atomic: { status: 'ready' }, paymasterService } }
    expect(await ask('wallet_getCapabilities')).toEqual(ready)
    expect(await ask('wallet_getCapabilities', [address, ['0x1', '0xa']])).toEqual(ready)
    expect(await ask('wallet_getCapabilities', [address, ['0xa']])).toEqual({})
    await handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)
    expect(await ask('wallet_getCapabilities', [address])).toMatchObject({
      '0x1': { atomic: { status: 'supported' } },
    })
  })

  test('error: the capabilities of another account', async () => {
    await expect(setUp().ask('wallet_getCapabilities', [to])).rejects.toMatchObject({ rpcCode: 4100 })
    await expect(setUp().ask('wallet_getCapabilities', [1])).rejects.toMatchObject({ rpcCode: -32602 })
  })

  test('default: a batch has the id of its operation, and a status until and after it is included', async () => {
    const texts = createTexts()
    const { requests, ask } = setUp({ texts })
    expect(await ask('wallet_sendCalls', [batch])).toEqual({ id: operationHash })
    expect(requests).toMatchObject([{ request: { type: 'evmCalls', answer: 'operationHash' } }])
    // After a reload.
    const reloaded = setUp({ texts })
    const common = { version: '2.0.0', id: operationHash, chainId: '0x1', atomic: true }
    const status = () => reloaded.ask('wallet_getCallsStatus', [operationHash])
    expect(await status()).toEqual({ ...common, status: 100 })
    reloaded.state.receipt = true
    const receipt = {
      logs: [],
      transactionHash,
      blockHash: operationHash,
      blockNumber: '0x1',
      gasUsed: '0x2',
    }
    expect(await status()).toEqual({ ...common, status: 200, receipts: [{ ...receipt, status: '0x1' }] })
    reloaded.state.receipt = false
    expect(await status()).toEqual({ ...common, status: 500, receipts: [{ ...receipt, status: '0x0' }] })
  })

  test.each([
    ['that expired, and that the bundler does not know', {}, 400],
    ['that the bundler has', { known: {} }, 100],
    ['that is valid at the time of the chain', { time: 1_000 }, 100],
    // By this operation, or by another one.
    ['whose nonce is used', { nonce: 8 }, 100],
  ])('behavior: the status of an operation without a receipt %s', async (_, changes, status) => {
    const { state, ask } = setUp()
    await ask('wallet_sendCalls', [batch])
    Object.assign(state, { known: null }, changes)
    expect(await ask('wallet_getCallsStatus', [operationHash])).toMatchObject({ status })
  })

  test('behavior: an operation that does not expire, and a node that is away, leave the status pending', async () => {
    const outcome = { status: 'approved', result: { operationHash, nonce: '0x7' } } as const
    const lasting = setUp({ outcome })
    await lasting.ask('wallet_sendCalls', [batch])
    lasting.state.known = null
    expect(await lasting.ask('wallet_getCallsStatus', [operationHash])).toMatchObject({ status: 100 })
    const away = setUp({ code: 'away' })
    await away.ask('wallet_sendCalls', [batch])
    away.state.known = null
    expect(await away.ask('wallet_getCallsStatus', [operationHash])).toMatchObject({ status: 100 })
  })

  test('behavior: the id of the app is used once', async () => {
    const { requests, ask } = setUp()
    expect(await ask('wallet_sendCalls', [{ ...batch, id: 'my-batch' }])).toEqual({ id: 'my-batch' })
    await expect(ask('wallet_sendCalls', [{ ...batch, id: 'my-batch' }])).rejects.toMatchObject({
      rpcCode: 5720,
      shortMessage: en.calls.duplicate_id,
    })
    expect(requests).toHaveLength(1)
    expect(await ask('wallet_getCallsStatus', ['my-batch'])).toMatchObject({ id: 'my-batch', status: 100 })
  })

  test('behavior: an id is used once among batches that wait, and again after a batch that was declined', async () => {
    const { requests, ask } = setUp({ outcome: { status: 'declined' } })
    const send = () => ask('wallet_sendCalls', [{ ...batch, id: 'my-batch' }])
    const both = await Promise.allSettled([send(), send()])
    expect(both).toMatchObject([{ reason: { rpcCode: 4001 } }, { reason: { rpcCode: 5720 } }])
    await expect(send()).rejects.toMatchObject({ rpcCode: 4001 })
    expect(requests).toHaveLength(2)
  })

  test('error: the batch of another app, and an unknown one', async () => {
    const { handlers, ask } = setUp()
    await ask('wallet_sendCalls', [batch])
    const request = { method: 'wallet_getCallsStatus', params: [operationHash] }
    const other = { ...context, origin: 'https://other.example' }
    await expect(handlers.RPC_REQUEST(request, other)).rejects.toMatchObject({ rpcCode: 5730 })
    await expect(ask('wallet_getCallsStatus', ['0x1'])).rejects.toMatchObject({ rpcCode: 5730 })
    await expect(ask('wallet_getCallsStatus', [])).rejects.toMatchObject({ rpcCode: -32602 })
  })

  test.each([
    [{ status: 'declined' }, 4001, en.declined],
    [{ status: 'failed', code: 'bundler_unavailable' }, -32603, en.errors.bundler_unavailable],
    [{ status: 'failed', code: 'fee_unpayable' }, -32603, en.errors.fee_unpayable],
  ] as const)('error: a batch that ends with %j is not stored', async (outcome, rpcCode, shortMessage) => {
    const { ask } = setUp({ outcome })
    await expect(ask('wallet_sendCalls', [{ ...batch, id: '1' }])).rejects.toMatchObject({
      rpcCode,
      shortMessage,
    })
    await expect(ask('wallet_getCallsStatus', ['1'])).rejects.toMatchObject({ rpcCode: 5730 })
  })

  test('error: a batch that is refused has a text', async () => {
    const { requests, ask } = setUp()
    const send = (changes: object) => ask('wallet_sendCalls', [{ ...batch, ...changes }])
    await expect(send({ chainId: '0xa' })).rejects.toThrow(en.calls.chain_unsupported)
    await expect(send({ from: to })).rejects.toThrow(en.errors.account_changed)
    await expect(send({ calls: [{ to: smartAccount.delegationManager, data: '0x01' }] })).rejects.toThrow(
      en.callNotAllowed,
    )
    expect(requests).toEqual([])
  })

  test('behavior: reads of operations go to the bundler, and never an operation of the app', async () => {
    const { state, requests, ask } = setUp()
    await ask('eth_getUserOperationReceipt', [operationHash])
    expect(state.bundled).toEqual([
      { chainId: 'eip155:1', method: 'eth_getUserOperationReceipt', params: [operationHash] },
    ])
    await expect(ask('eth_sendUserOperation', [{}])).rejects.toMatchObject({ rpcCode: 4200 })
    expect([state.bundled.length, requests.length]).toEqual([1, 0])
  })
})
