import { describe, expect, test } from 'vitest'
import {
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  CallsNotSupportedError,
  DuplicateIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
} from '../../../foundation/errors/calls.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { disconnect } from '../connection/disconnect.js'
import { getAccount } from '../connection/getAccount.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { home, other, setUpCalls, to } from './calls.fixtures.js'
import { sendCalls } from './sendCalls.js'
import { readCalls } from './storedCalls.js'

const calls = [
  { to, value: 5n },
  { to, data: '0x12' },
] as const
const throwing = (error: unknown) => () => {
  throw error
}
const sendCount = (requests: readonly { readonly method: string }[]) =>
  requests.filter(({ method }) => method === 'wallet_sendCalls').length

describe('a wallet with EIP-5792', () => {
  test.each([
    ['version 2.0.0: an object with the id', { id: '0xab' }],
    ['version 1.0: the id alone', '0xab'],
  ])('default: %s', async (_, answer) => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: answer })
    expect(await sendCalls(kit, { calls })).toEqual({
      ...{ type: 'batch', id: '0xab', transactionHashes: [], omittedCapabilities: [] },
    })
    const address = getAccount(kit).address
    expect(requests[0]).toEqual({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: address,
          chainId: '0x7a69',
          atomicRequired: false,
          calls: [
            { to, data: '0x', value: '0x5' },
            { to, data: '0x12', value: '0x0' },
          ],
        },
      ],
    })
    expect(kit.getState().calls?.pending).toMatchObject([{ id: '0xab', chainId: home.caipNetworkId }])
    await nextMacrotask()
    // Survives a reload.
    const { storage } = kit.internal
    expect(storage && readCalls(storage)).toMatchObject([{ id: '0xab' }])
  })

  test('param: chainId, capabilities and atomicRequired', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    const capabilities = { paymasterService: { url: 'https://a.example', optional: true } }
    await sendCalls(kit, { calls, chainId: other.caipNetworkId, capabilities, atomicRequired: true })
    const chainId = `0x${Number(other.id).toString(16)}`
    expect(requests[0]?.params).toMatchObject([{ chainId, capabilities, atomicRequired: true }])
    expect(kit.getState().calls?.pending).toMatchObject([{ chainId: other.caipNetworkId }])
  })

  test.each([
    [4001, UserRejectedError],
    [5700, UnsupportedNonOptionalCapabilityError],
    [5710, UnsupportedChainIdError],
    [5720, DuplicateIdError],
    [5740, BundleTooLargeError],
    [5750, AtomicReadyWalletRejectedUpgradeError],
    [5760, AtomicityNotSupportedError],
  ])('error: code %i of the wallet', async (code, Class) => {
    const { kit } = await setUpCalls({ wallet_sendCalls: throwing({ code, message: 'no' }) })
    await expect(sendCalls(kit, { calls })).rejects.toThrow(Class)
    expect(kit.getState().calls?.pending).toEqual([])
  })

  test.each([undefined, null, {}, '', 7, { id: 7 }])('error: %j is no id', async (answer) => {
    const { kit } = await setUpCalls({ wallet_sendCalls: () => answer })
    await expect(sendCalls(kit, { calls, fallback: 'sequential' })).rejects.toMatchObject({
      code: 'wallet-response',
    })
  })

  test('behavior: a batch that the wallet accepts after it was cancelled is tracked', async () => {
    let accept = (_: unknown) => {}
    const { kit } = await setUpCalls({ wallet_sendCalls: () => new Promise((resolve) => (accept = resolve)) })
    const controller = new AbortController()
    const sent = sendCalls(kit, { calls, signal: controller.signal })
    await nextMacrotask()
    controller.abort()
    await expect(sent).rejects.toThrow(AbortedError)
    accept({ id: '0xab' })
    await nextMacrotask()
    expect(kit.getState().calls?.pending).toMatchObject([{ id: '0xab' }])
  })
})

describe('what the wallet says that it supports', () => {
  const service = { service: { url: 'https://a.example' } }

  test.each<[string, object, object]>([
    ['a capability that it does not name', {}, { capabilities: service }],
    ['a capability that it does not support', { service: { supported: false } }, { capabilities: service }],
    ['a name that every object has', {}, { capabilities: { constructor: {} } }],
  ])('error: %s: code 5700, and the wallet is not asked to send', async (_, told, parameters) => {
    const { kit, evm, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    evm.capabilities = { '0x7a69': { ...told } }
    const sent = sendCalls(kit, { calls, ...parameters, fallback: 'sequential' })
    await expect(sent).rejects.toMatchObject({ code: 'capability-not-supported', rpcCode: 5700 })
    expect(requests).toEqual([])
  })

  test('error: no atomic execution: code 5760, and the wallet is not asked to send', async () => {
    const { kit, evm, requests } = await setUpCalls({ wallet_sendCalls: '0x1' })
    evm.capabilities = { '0x7a69': { atomicBatch: { supported: false } } }
    const sent = sendCalls(kit, { calls, atomicRequired: true, fallback: 'sequential' })
    await expect(sent).rejects.toThrow(AtomicityNotSupportedError)
    expect(requests).toEqual([])
  })

  test.each<[string, Record<string, Record<string, unknown>>, object]>([
    ['nothing', {}, { capabilities: service, atomicRequired: true }],
    ['another chain', { '0x1': {} }, { capabilities: service }],
    ['an optional capability', { '0x7a69': {} }, { capabilities: { service: { optional: true } } }],
    ['the capability', { '0x7a69': { service: { supported: true } } }, { capabilities: service }],
    ['the capability on every chain', { '0x0': { service: { supported: true } } }, { capabilities: service }],
    [
      'MetaMask before the upgrade: ready',
      { '0x7a69': { atomic: { status: 'ready' } } },
      { atomicRequired: true },
    ],
    [
      'Coinbase Smart Wallet: supported',
      { '0x7a69': { atomic: { status: 'supported' } } },
      { atomicRequired: true },
    ],
  ])('behavior: asks the wallet to send if it tells %s', async (_, told, parameters) => {
    const { kit, evm, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    evm.capabilities = told
    await sendCalls(kit, { calls, ...parameters })
    expect(sendCount(requests)).toBe(1)
  })

  test('behavior: waits 2 s for the capabilities', async () => {
    const { kit, clock, adapters, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    const methods = kit.internal.adapterOf('eip155')?.evm
    expect(adapters).toHaveLength(1)
    Object.assign(methods ?? {}, { getCapabilities: () => new Promise(() => {}) })
    const sent = sendCalls(kit, { calls, atomicRequired: true })
    await clock.advance(1_999)
    expect(sendCount(requests)).toBe(0)
    await clock.advance(1)
    expect(await sent).toMatchObject({ type: 'batch', id: '0x1' })
  })
})

describe('a wallet without EIP-5792', () => {
  test('error: rejects without the fallback', async () => {
    const { kit, evm } = await setUpCalls({})
    await expect(sendCalls(kit, { calls })).rejects.toThrow(CallsNotSupportedError)
    expect(evm.sent).toEqual([])
  })

  test('error: atomicRequired never falls back', async () => {
    const { kit, evm } = await setUpCalls({})
    const sent = sendCalls(kit, { calls, atomicRequired: true, fallback: 'sequential' })
    await expect(sent).rejects.toThrow(CallsNotSupportedError)
    expect(evm.sent).toEqual([])
  })

  test('error: a capability that is not optional never falls back', async () => {
    const { kit, evm } = await setUpCalls({})
    const sent = sendCalls(kit, { calls, capabilities: { service: {} }, fallback: 'sequential' })
    await expect(sent).rejects.toThrow(UnsupportedNonOptionalCapabilityError)
    expect(evm.sent).toEqual([])
  })

  test('error: never falls back on another chain than that of the wallet', async () => {
    const { kit, evm } = await setUpCalls({})
    const sent = sendCalls(kit, { calls, chainId: other.caipNetworkId, fallback: 'sequential' })
    await expect(sent).rejects.toThrow(CallsNotSupportedError)
    expect(evm.sent).toEqual([])
  })

  test('param: fallback sends one transaction after the other', async () => {
    const { kit, evm } = await setUpCalls({})
    const sent = await sendCalls(kit, { calls, fallback: 'sequential' })
    expect(sent).toMatchObject({ type: 'sequential', isAtomic: false, status: 'confirmed', confirmed: 2 })
    expect(sent.type === 'sequential' && sent.receipts.map(({ hash }) => hash)).toEqual(
      evm.sent.map(({ hash }) => hash),
    )
    expect(evm.sent.map(({ transaction }) => transaction)).toEqual([
      { to, data: '0x', value: 5n },
      { to, data: '0x12' },
    ])
  })

  test.each([5710, 5740, 5750, 5760])('behavior: falls back for code %i', async (code) => {
    const { kit, evm } = await setUpCalls({ wallet_sendCalls: throwing({ code }) })
    await sendCalls(kit, { calls, fallback: 'sequential' })
    expect(evm.sent).toHaveLength(2)
  })

  test.each([4001, 4100, 5700, 5720, -32_603, undefined])(
    'behavior: never falls back for code %s, because it is no proof that nothing was sent or the user declined',
    async (code) => {
      const { kit, evm } = await setUpCalls({
        wallet_sendCalls: throwing({ code, message: 'Internal error' }),
      })
      await expect(sendCalls(kit, { calls, fallback: 'sequential' })).rejects.toThrow()
      expect(evm.sent).toEqual([])
    },
  )

  test('behavior: stops at a transaction that is reverted', async () => {
    const { kit, evm } = await setUpCalls({})
    evm.receipt = 'reverted'
    const sent = await sendCalls(kit, { calls, fallback: 'sequential' })
    expect(sent).toMatchObject({ status: 'stopped', confirmed: 0, receipts: [{ status: 'reverted' }] })
    expect(evm.sent).toHaveLength(1)
  })

  test('error: the user declines the first transaction: nothing was sent', async () => {
    const { kit, adapters } = await setUpCalls({})
    adapters[0].wallet('io.fake').behavior = 'rejects'
    await expect(sendCalls(kit, { calls, fallback: 'sequential' })).rejects.toThrow(UserRejectedError)
  })

  test('behavior: the user declines the second transaction: the first one is confirmed', async () => {
    const { kit, adapters, evm } = await setUpCalls({})
    const methods = kit.internal.adapterOf('eip155')?.evm
    const receiptOf = methods?.waitForReceipt
    Object.assign(methods ?? {}, {
      waitForReceipt: (parameters: Parameters<NonNullable<typeof receiptOf>>[0]) => {
        adapters[0].wallet('io.fake').behavior = 'rejects'
        return receiptOf?.(parameters)
      },
    })
    const sent = await sendCalls(kit, { calls, fallback: 'sequential' })
    expect(sent).toMatchObject({ status: 'stopped', confirmed: 1, error: { code: 'user-rejected' } })
    expect(evm.sent).toHaveLength(1)
  })

  test('behavior: the chain of the wallet changes after the first transaction: the second one is not sent', async () => {
    const { kit, evm } = await setUpCalls({})
    const methods = kit.internal.adapterOf('eip155')?.evm
    const receiptOf = methods?.waitForReceipt
    Object.assign(methods ?? {}, {
      waitForReceipt: async (parameters: Parameters<NonNullable<typeof receiptOf>>[0]) => {
        await switchNetwork(kit, { network: other })
        return receiptOf?.(parameters)
      },
    })
    const sent = await sendCalls(kit, { calls, fallback: 'sequential' })
    expect(sent).toMatchObject({ status: 'stopped', confirmed: 1, error: { code: 'session-changed' } })
    expect(evm.sent).toHaveLength(1)
  })

  test('behavior: no receipt in 2 min: tells the hash, and that the result is not known', async () => {
    const { kit, evm, clock } = await setUpCalls({})
    evm.receipt = 'pending'
    const sent = sendCalls(kit, { calls, fallback: 'sequential' })
    await clock.advance(120_000)
    expect(await sent).toMatchObject({
      status: 'stopped',
      confirmed: 0,
      receipts: [],
      pendingHash: evm.sent[0]?.hash,
      error: { code: 'receipt-timeout' },
    })
  })

  test('behavior: aborted while the first receipt is waited for: tells the hash', async () => {
    const { kit, evm } = await setUpCalls({})
    evm.receipt = 'pending'
    const controller = new AbortController()
    const sent = sendCalls(kit, { calls, fallback: 'sequential', signal: controller.signal })
    await nextMacrotask()
    controller.abort()
    expect(await sent).toMatchObject({
      status: 'stopped',
      pendingHash: evm.sent[0]?.hash,
      error: { code: 'aborted' },
    })
    expect(evm.sent).toHaveLength(1)
  })
})

describe('parameters', () => {
  test.each<[string, object]>([
    ['calls[1].to', { calls: [{ to }, { to: '0x1' }] }],
    ['calls[0].data', { calls: [{ to, data: '0x1' }] }],
    ['calls[0].value', { calls: [{ to, value: -1n }] }],
    ['calls', { calls: [] }],
    ['capabilities.a', { calls, capabilities: { a: 1 } }],
    ['atomicRequired', { calls, atomicRequired: 'no' }],
    ['fallback', { calls, fallback: 'parallel' }],
  ])('error: %s: the wallet is not asked', async (field, parameters) => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    // Apps without types may pass these.
    const sent = sendCalls(kit, parameters as Parameters<typeof sendCalls>[1])
    await expect(sent).rejects.toMatchObject({ field })
    expect(requests).toEqual([])
  })

  test('error: a network that is not configured', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    await expect(sendCalls(kit, { calls, chainId: 'eip155:1' })).rejects.toThrow(NetworkNotFoundError)
    expect(requests).toEqual([])
  })

  test('error: no wallet is connected', async () => {
    await expect(sendCalls(createTestKit().kit, { calls })).rejects.toThrow(NotConnectedError)
  })

  test('error: the wallet disconnects while its capabilities are read', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    const methods = kit.internal.adapterOf('eip155')?.evm
    Object.assign(methods ?? {}, {
      getCapabilities: async () => {
        await disconnect(kit)
        return {}
      },
    })
    await expect(sendCalls(kit, { calls, atomicRequired: true })).rejects.toThrow(NotConnectedError)
    expect(requests).toEqual([])
  })

  test('error: aborted while the capabilities are read: the wallet is not asked to send', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    const methods = kit.internal.adapterOf('eip155')?.evm
    Object.assign(methods ?? {}, { getCapabilities: () => new Promise(() => {}) })
    const controller = new AbortController()
    const sent = sendCalls(kit, { calls, atomicRequired: true, signal: controller.signal })
    controller.abort()
    // Without waiting for the time-out: the clock of the test stands still.
    await expect(sent).rejects.toThrow(AbortedError)
    expect(requests).toEqual([])
  })

  test('error: aborted before the call', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    await expect(sendCalls(kit, { calls, signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
    expect(requests).toEqual([])
  })
})
