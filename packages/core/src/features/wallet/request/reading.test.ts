import { describe, expect, test, vi } from 'vitest'
import { AdapterNotFoundError, MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { ReceiptTimeoutError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { createLatchkit } from '../../../kit/createLatchkit.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { makeAdapter } from '../connection/adapter.fixtures.js'
import { connect } from '../connection/connect.js'
import { solana } from '../network/network.fixtures.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { getCapabilities } from './evm/getCapabilities.js'
import { readContract } from './evm/readContract.js'
import { waitForReceipt } from './evm/waitForReceipt.js'
import { getProvider } from './getProvider.js'

const [home, other] = testNetworks
const hash = '0x01'
const call = {
  address: '0x0000000000000000000000000000000000000002',
  abi: [{ type: 'function', name: 'name' }],
  functionName: 'name',
} as const

/** Creates a kit whose adapter has only these methods. */
function setUpWith(evm: Partial<EvmMethods> | undefined) {
  // Only the methods that a test defines are called.
  const adapter = makeAdapter(evm ? { evm: evm as EvmMethods } : {})
  return createLatchkit({
    projectId: 'test',
    networks: [home, other, solana],
    adapters: [() => adapter],
    storage: null,
  })
}

async function setUpConnected() {
  const test = createTestKit()
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.fake' })
  return { ...test, evm: test.adapters[0].evm }
}

describe('waitForReceipt', () => {
  const receipt = { hash, status: 'reverted', blockNumber: 1n, gasUsed: 2n } as const

  test('default', async () => {
    const wait = vi.fn(async () => receipt)
    const kit = setUpWith({ waitForReceipt: wait })
    expect(await waitForReceipt(kit, { hash })).toBe(receipt)
    expect(wait).toHaveBeenCalledWith({
      hash,
      network: home,
      timeoutMs: 25_000,
      signal: expect.any(AbortSignal),
    })
  })

  test('param: chainId, timeoutMs and signal', async () => {
    const wait = vi.fn(async () => receipt)
    const kit = setUpWith({ waitForReceipt: wait })
    const { signal } = new AbortController()
    await waitForReceipt(kit, { hash, chainId: other.caipNetworkId, timeoutMs: 5, signal })
    expect(wait).toHaveBeenCalledWith({ hash, network: other, timeoutMs: 5, signal: expect.any(AbortSignal) })
  })

  test('behavior: uses the current chain of eip155 by default', async () => {
    const wait = vi.fn(async () => receipt)
    const kit = setUpWith({ waitForReceipt: wait })
    await switchNetwork(kit, { network: other })
    await switchNetwork(kit, { network: solana })
    await waitForReceipt(kit, { hash })
    expect(wait).toHaveBeenCalledWith(expect.objectContaining({ network: other }))
  })

  test('error: times out after 25 s', async () => {
    const { kit, evm, clock } = await setUpConnected()
    if (evm) evm.receipt = 'pending'
    let failure: unknown
    const waiting = waitForReceipt(kit, { hash }).catch((error: unknown) => {
      failure = error
    })
    await clock.advance(24_999)
    expect(failure).toBeUndefined()
    await clock.advance(1)
    await waiting
    expect(failure).toBeInstanceOf(ReceiptTimeoutError)
  })

  test('error: cancelled', async () => {
    const { kit, evm } = await setUpConnected()
    if (evm) evm.receipt = 'pending'
    const controller = new AbortController()
    const waiting = waitForReceipt(kit, { hash, signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toThrow(AbortedError)
  })

  test('error: a network that is not configured, or of another namespace', async () => {
    const kit = setUpWith({})
    for (const chainId of ['eip155:1', solana.caipNetworkId] as const) {
      await expect(waitForReceipt(kit, { hash, chainId })).rejects.toThrow(NetworkNotFoundError)
    }
    const onlySolana = createTestKit({
      networks: [solana],
      adapters: [fakeAdapter({ namespace: 'solana', wallets: [] })],
    })
    await expect(waitForReceipt(onlySolana.kit, { hash })).rejects.toThrow(NetworkNotFoundError)
  })

  test('error: an adapter without the method, or no adapter', async () => {
    await expect(waitForReceipt(setUpWith(undefined), { hash })).rejects.toThrow(MethodNotSupportedError)
    const none = createLatchkit({ projectId: 'test', networks: [home], storage: null })
    await expect(waitForReceipt(none, { hash })).rejects.toThrow(AdapterNotFoundError)
  })
})

describe('readContract', () => {
  test('default', async () => {
    const read = vi.fn(async () => 'USD Coin')
    const kit = setUpWith({ readContract: read })
    expect(await readContract(kit, { ...call, args: [1n] })).toBe('USD Coin')
    expect(read).toHaveBeenCalledWith({
      ...call,
      args: [1n],
      network: home,
      signal: expect.any(AbortSignal),
    })
  })

  test('param: chainId and signal', async () => {
    const read = vi.fn(async () => 'USD Coin')
    const { signal } = new AbortController()
    await readContract(setUpWith({ readContract: read }), { ...call, chainId: other.caipNetworkId, signal })
    expect(read).toHaveBeenCalledWith({ ...call, network: other, signal: expect.any(AbortSignal) })
  })

  test('error: a network that is not configured', async () => {
    await expect(readContract(setUpWith({}), { ...call, chainId: 'eip155:1' })).rejects.toThrow(
      NetworkNotFoundError,
    )
  })
})

describe('getCapabilities', () => {
  test('default', async () => {
    const { kit, evm } = await setUpConnected()
    if (evm) evm.capabilities = { '0x7a69': { atomic: { status: 'supported' } }, '0x1': { a: 1 } }
    expect(await getCapabilities(kit)).toEqual({
      'eip155:31337': { atomic: { status: 'supported' } },
      'eip155:1': { a: 1 },
    })
  })

  test('param: chainIds', async () => {
    const { kit, evm } = await setUpConnected()
    if (evm) evm.capabilities = { '0x0': { a: 1 }, '0x1': { a: 2 } }
    const { caipNetworkId } = other
    expect(await getCapabilities(kit, { chainIds: [caipNetworkId] })).toEqual({ [caipNetworkId]: { a: 1 } })
    expect(await getCapabilities(kit)).toEqual({
      [home.caipNetworkId]: { a: 1 },
      [caipNetworkId]: { a: 1 },
      'eip155:1': { a: 2 },
    })
  })

  test('param: namespace', async () => {
    const { kit } = createTestKit({
      networks: [solana],
      adapters: [fakeAdapter({ namespace: 'solana' })],
    })
    kit.mount()
    await expect(getCapabilities(kit, { namespace: 'solana' })).rejects.toThrow(NotConnectedError)
    await connect(kit, { connectorId: 'io.fake' })
    expect(await getCapabilities(kit, { namespace: 'solana' })).toEqual({})
  })

  test('behavior: a failed capabilities call returns an empty object', async () => {
    const fake = fakeAdapter()
    const broken = { getCapabilities: () => Promise.reject(new Error('not there')) }
    const kits = [broken, undefined].map((evm) =>
      createLatchkit({
        projectId: 'test',
        networks: [home],
        // Only the methods that a test defines are called.
        adapters: [
          (context) => ({ ...(evm ? fake : fakeAdapter())(context), evm: evm as EvmMethods | undefined }),
        ],
        storage: null,
      }),
    )
    for (const kit of kits) {
      kit.mount()
      await connect(kit, { connectorId: 'io.fake' })
      expect(await getCapabilities(kit)).toEqual({})
    }
  })

  test('error: no wallet is connected', async () => {
    await expect(getCapabilities(setUpWith({}))).rejects.toThrow(NotConnectedError)
  })
})

describe('getProvider', () => {
  test('default', async () => {
    const { kit } = await setUpConnected()
    expect(await getProvider(kit)).toEqual({ isFake: true, connectorId: 'io.fake' })
  })

  test('param: namespace', async () => {
    const { kit } = await setUpConnected()
    await expect(getProvider(kit, { namespace: 'solana' })).rejects.toThrow(NotConnectedError)
  })

  test('error: no wallet is connected', async () => {
    await expect(getProvider(setUpWith({}))).rejects.toThrow(NotConnectedError)
  })
})
