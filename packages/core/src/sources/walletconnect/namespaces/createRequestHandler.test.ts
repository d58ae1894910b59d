import { describe, expect, test } from 'vitest'
import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { base } from '../../../foundation/networks/base.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import {
  accounts,
  part,
  sessionOf,
  startRemoteSession,
  usualNamespaces,
} from '../session/createRemoteSession.fixtures.js'
import { createRequestHandler } from './createRequestHandler.js'

const metadata = { name: 'App', description: '', url: 'https://my-dapp.example', icons: [] }
const switching = 'wallet_switchEthereumChain'
const adding = 'wallet_addEthereumChain'
const onBase = [{ chainId: '0x2105' }]

/** A provider over a session with these namespaces; the network's server returns its method. */
function setUp(
  namespaces: Parameters<typeof sessionOf>[0] = usualNamespaces,
  change: Parameters<typeof sessionOf>[1] = {},
) {
  const opened = startRemoteSession(sessionOf(namespaces, change))
  const networkRequests: [string, string, readonly unknown[]][] = []
  const request: NetworkRequest = async ({ network, method, params }) => {
    networkRequests.push([network.caipNetworkId, method, params])
    return method
  }
  const clock = fakeClock()
  const provider = createRequestHandler(opened.remote, request, {
    networks: [mainnet, base],
    clock,
    metadata,
  })
  return { ...opened, provider, walletRequests: opened.requests, networkRequests, clock }
}

const narrow = (...methods: string[]) => ({ eip155: part(accounts.eip155, ['eip155:1'], methods) })
const wide = (...methods: string[]) =>
  sessionOf({ eip155: part(accounts.eip155, ['eip155:1', 'eip155:8453'], methods) })

describe('the session answers without a request', () => {
  test.each([
    ['eth_accounts', [accounts.eip155]],
    ['eth_requestAccounts', [accounts.eip155]],
    ['eth_coinbase', accounts.eip155],
    ['eth_chainId', '0x1'],
    ['net_version', '1'],
  ])('default: %s', async (method, expected) => {
    const { provider, walletRequests, networkRequests } = setUp()
    expect(await provider.request({ method })).toEqual(expected)
    expect([walletRequests, networkRequests]).toEqual([[], []])
  })

  test.each(['eth_accounts', 'eth_chainId', 'personal_sign', 'eth_call', switching])(
    'error: %s after the session has ended',
    async (method) => {
      const { provider, emit } = setUp()
      emit({ type: 'ended', by: 'wallet' })
      await expect(provider.request({ method, params: onBase })).rejects.toMatchObject({
        code: 'session-ended',
      })
    },
  )
})

describe('the destination of a request', () => {
  test.each([
    'wallet_sendCalls',
    'personal_sign',
    'personal_unlockAccount',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_decrypt',
    'eth_getEncryptionPublicKey',
    'wallet_anything',
  ])('default: %s goes to the wallet, on the current chain', async (method) => {
    const { provider, walletRequests, networkRequests } = setUp(narrow(method))
    await provider.request({ method, params: ['a'] })
    expect(walletRequests).toMatchObject([{ chainId: 'eip155:1', method, params: ['a'] }])
    expect(networkRequests).toEqual([])
  })

  test.each([
    'eth_call',
    'eth_blockNumber',
    'eth_sendRawTransaction',
    'eth_getBalance',
    'net_listening',
    'web3_sha3',
    'xwallet_sign',
    'debug_traceCall',
  ])('default: %s goes to the network, even if the session approves it', async (method) => {
    const { provider, walletRequests, networkRequests } = setUp(narrow(method))
    expect(await provider.request({ method, params: ['a'] })).toBe(method)
    expect(networkRequests).toEqual([['eip155:1', method, ['a']]])
    expect(walletRequests).toEqual([])
  })

  test('behavior: an object of parameters is sent to the network as a list', async () => {
    const { provider, networkRequests } = setUp()
    await provider.request({ method: 'eth_call', params: { to: '0x1' } })
    await provider.request({ method: 'eth_blockNumber' })
    expect(networkRequests.map(([, , params]) => params)).toEqual([[{ to: '0x1' }], []])
  })

  test('behavior: reads from the network of the chosen chain', async () => {
    const { provider, networkRequests } = setUp()
    await provider.request({ method: switching, params: onBase })
    await provider.request({ method: 'eth_blockNumber' })
    expect(networkRequests).toEqual([['eip155:8453', 'eth_blockNumber', []]])
  })

  test('error: reads from a chain that is not configured', async () => {
    const { provider, networkRequests } = setUp({ eip155: part(accounts.eip155, ['eip155:10']) })
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'network-not-found',
    })
    expect(networkRequests).toEqual([])
  })

  test('error: a wallet method that the session has not approved', async () => {
    const { provider, walletRequests } = setUp(narrow('personal_sign'))
    await expect(provider.request({ method: 'eth_sendTransaction', params: [{}] })).rejects.toMatchObject({
      rpcCode: 4200,
    })
    expect(walletRequests).toEqual([])
  })
})

describe('wallet_switchEthereumChain', () => {
  test.each([{ chainId: '0x2105' }, { chainId: '8453' }, { chainId: 8453 }, { chainId: '0x02105' }])(
    'default: %j switches to an approved chain without a request',
    async (chain) => {
      const { provider, walletRequests } = setUp()
      expect(await provider.request({ method: switching, params: [chain] })).toBeNull()
      expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
      expect(walletRequests).toEqual([])
    },
  )

  test.each([
    undefined,
    [],
    {},
    [null],
    [{}],
    [{ chainId: '' }],
    [{ chainId: '0x' }],
    [{ chainId: 0 }],
    [{ chainId: -1 }],
    [{ chainId: 1.5 }],
    [{ chainId: 2 ** 53 }],
    [{ chainId: 'base' }],
    [{ chainId: ['0x1'] }],
    ['0x1'],
  ])('error: the parameters %j name no chain', async (params) => {
    const { provider, walletRequests } = setUp(narrow(switching, adding))
    for (const method of [switching, adding])
      await expect(provider.request({ method, params })).rejects.toMatchObject({
        rpcCode: -32_602,
        metaMessages: expect.arrayContaining([expect.stringContaining(method)]),
      })
    expect(walletRequests).toEqual([])
  })

  test('error: 4902 if the wallet can only add chains, so that the caller adds it', async () => {
    const { provider, walletRequests } = setUp(narrow(adding))
    await expect(provider.request({ method: switching, params: onBase })).rejects.toMatchObject({
      rpcCode: 4902,
      cause: { code: 4902 },
    })
    expect(walletRequests).toEqual([])
  })

  test('error: 4200 if the wallet can neither switch nor add chains', async () => {
    const { provider } = setUp(narrow('personal_sign'))
    await expect(provider.request({ method: switching, params: onBase })).rejects.toMatchObject({
      rpcCode: 4200,
    })
  })

  test('behavior: resolves when the session contains the chain, before the wallet responds', async () => {
    const { provider, walletRequests, answers, emit, clock } = setUp(narrow(switching))
    answers.set(switching, () => new Promise(() => {}))
    const switched = provider.request({ method: switching, params: onBase })
    await nextMacrotask()
    expect(walletRequests).toMatchObject([{ chainId: 'eip155:1', params: onBase }])
    emit({ type: 'session', session: wide(switching) })
    expect(await switched).toBeNull()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
    expect(clock.pending).toBe(0)
  })

  test('behavior: an update without the chain does not end the wait', async () => {
    const { provider, answers, emit, clock } = setUp(narrow(switching))
    answers.set(switching, null)
    const switched = provider.request({ method: switching, params: onBase })
    await nextMacrotask()
    emit({ type: 'session', session: sessionOf(narrow(switching, 'personal_sign')) })
    expect(clock.pending).toBe(1)
    emit({ type: 'session', session: wide(switching) })
    expect(await switched).toBeNull()
    expect(clock.pending).toBe(0)
  })

  test('error: the session does not contain the chain 10 s after the response', async () => {
    const { provider, answers, clock } = setUp(narrow(switching))
    answers.set(switching, null)
    const failure = expect(provider.request({ method: switching, params: onBase })).rejects.toMatchObject({
      rpcCode: 4200,
      details: expect.stringContaining('eip155:8453'),
    })
    await nextMacrotask()
    await clock.advance(9_999)
    expect(clock.pending).toBe(1)
    await clock.advance(1)
    await failure
    expect(clock.pending).toBe(0)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('error: the wallet’s error, and a later update does not switch', async () => {
    const { provider, answers, emit } = setUp(narrow(switching))
    answers.set(switching, new Error('Not now.'))
    await expect(provider.request({ method: switching, params: onBase })).rejects.toThrow('Not now.')
    emit({ type: 'session', session: wide(switching) })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })
})

describe('wallet_addEthereumChain', () => {
  test('default: asks the wallet, and does not switch', async () => {
    const { provider, walletRequests, answers, emit } = setUp(narrow(adding))
    answers.set(adding, () => {
      emit({ type: 'session', session: wide(adding) })
      return null
    })
    expect(await provider.request({ method: adding, params: onBase })).toBeNull()
    expect(walletRequests).toMatchObject([{ method: adding, params: onBase }])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('behavior: a chain that the session contains is not requested', async () => {
    const { provider, walletRequests } = setUp()
    expect(await provider.request({ method: adding, params: onBase })).toBeNull()
    expect(walletRequests).toEqual([])
  })
})

describe('wallet_getCapabilities', () => {
  const method = 'wallet_getCapabilities'

  test('default: those of the session, without a request', async () => {
    const capabilities = { '0x1': { atomic: { status: 'supported' } } }
    const { provider, walletRequests } = setUp(narrow(method), { capabilities })
    expect(await provider.request({ method, params: [accounts.eip155] })).toEqual(capabilities)
    expect(walletRequests).toEqual([])
  })

  test('behavior: asks the wallet if the session has none', async () => {
    const { provider, walletRequests, answers } = setUp(narrow(method))
    answers.set(method, {})
    expect(await provider.request({ method, params: [accounts.eip155] })).toEqual({})
    expect(walletRequests).toHaveLength(1)
  })
})

describe('typed data for another chain', () => {
  const typedData = (chainId: unknown) => ({ domain: { chainId }, types: {}, primaryType: 'A', message: {} })

  test.each(['eth_signTypedData_v3', 'eth_signTypedData_v4'])('error: %s', async (method) => {
    const { provider, walletRequests } = setUp(narrow(method))
    for (const chainId of [2, '2', '0x2'])
      for (const given of [typedData(chainId), JSON.stringify(typedData(chainId))])
        await expect(provider.request({ method, params: [accounts.eip155, given] })).rejects.toMatchObject({
          code: 'invalid-typed-data',
        })
    expect(walletRequests).toEqual([])
  })

  test.each([
    [[accounts.eip155, typedData(1)]],
    [[accounts.eip155, JSON.stringify(typedData('0x1'))]],
    [[accounts.eip155, JSON.stringify(typedData(undefined))]],
    // Malformed typed data is left to the wallet to reject.
    [[accounts.eip155, '{"domain":']],
    [[accounts.eip155, 'null']],
    [[accounts.eip155]],
    [[]],
    [undefined],
  ])('behavior: sends %j, which names no other chain, to the wallet', async (params) => {
    const method = 'eth_signTypedData_v4'
    const { provider, walletRequests } = setUp(narrow(method))
    await provider.request({ method, ...(params && { params }) })
    expect(walletRequests).toHaveLength(1)
  })
})
