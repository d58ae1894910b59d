import { expect, test, vi } from 'vitest'
import type { Latchkit } from '../../../engine/latchkit.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { createLatchkit } from '../../../kit/createLatchkit.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import type { SolanaMethods } from '../../../ports/SolanaMethods.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { makeAdapter } from '../connection/adapter.fixtures.js'
import { connect } from '../connection/connect.js'
import { makeSession } from '../connection/session.fixtures.js'
import { solana } from '../network/network.fixtures.js'
import { getCapabilities } from './evm/getCapabilities.js'
import { readContract } from './evm/readContract.js'
import { waitForReceipt } from './evm/waitForReceipt.js'
import { getProvider } from './getProvider.js'
import { waitForSolanaConfirmation } from './solana/waitForSolanaConfirmation.js'

const hash = '0x01'
const call = { address: '0x0000000000000000000000000000000000000002', abi: [], functionName: 'name' } as const
const sent = { signature: '1'.repeat(64), blockhash: '1'.repeat(32), lastValidBlockHeight: 1n }

const reads: readonly [string, (kit: Latchkit, signal?: AbortSignal) => Promise<unknown>][] = [
  ['waitForReceipt', (kit, signal) => waitForReceipt(kit, { hash, signal })],
  ['readContract', (kit, signal) => readContract(kit, { ...call, signal })],
  ['waitForSolanaConfirmation', (kit, signal) => waitForSolanaConfirmation(kit, { ...sent, signal })],
  ['getProvider', (kit) => getProvider(kit)],
  ['getCapabilities', (kit) => getCapabilities(kit)],
]

/** A connected kit whose adapters never respond to a read. */
async function setUp() {
  const signals: (AbortSignal | undefined)[] = []
  const hang = vi.fn(({ signal }: { readonly signal?: AbortSignal; readonly connectorId?: string }) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  })
  // Only the methods that a test defines are called.
  const evm = { waitForReceipt: hang, readContract: hang, getCapabilities: hang } as Partial<EvmMethods>
  const solanaMethods = { waitForConfirmation: hang } as Partial<SolanaMethods>
  const kit = createLatchkit({
    projectId: 'test',
    networks: [testNetworks[0], solana],
    adapters: [
      () =>
        makeAdapter({
          start(listener) {
            const connector = { id: 'a', name: 'A', namespace: 'eip155', type: 'announced' } as const
            listener({ type: 'connectors', connectors: [connector] })
            return () => {}
          },
          connect: async () => makeSession('a', { chainId: testNetworks[0].caipNetworkId }),
          getBalance: hang,
          getProvider: hang,
          evm: evm as EvmMethods,
        }),
      () =>
        makeAdapter({
          namespace: 'solana',
          start: () => () => {},
          solana: solanaMethods as SolanaMethods,
        }),
    ],
    storage: null,
  })
  kit.mount()
  await connect(kit, { connectorId: 'a' })
  hang.mockClear()
  signals.length = 0
  return { kit, hang, signals }
}

test.each(reads)('error: destroy rejects a pending %s', async (_, read) => {
  const { kit, hang, signals } = await setUp()
  const pending = read(kit)
  expect(hang).toHaveBeenCalledTimes(1)
  kit.destroy()
  await expect(pending).rejects.toThrow(AbortedError)
  expect(signals.every((signal) => signal?.aborted ?? true)).toBe(true)
})

test.each(reads)('error: %s after destroy does not call the adapter', async (_, read) => {
  const { kit, hang } = await setUp()
  kit.destroy()
  await expect(read(kit)).rejects.toThrow(AbortedError)
  expect(hang).not.toHaveBeenCalled()
})

test.each(reads.slice(0, 3))('param: signal of %s', async (_, read) => {
  const { kit, hang } = await setUp()
  const controller = new AbortController()
  const pending = read(kit, controller.signal)
  controller.abort()
  await expect(pending).rejects.toThrow(AbortedError)
  await expect(read(kit, controller.signal)).rejects.toThrow(AbortedError)
  expect(hang).toHaveBeenCalledTimes(1)
})
