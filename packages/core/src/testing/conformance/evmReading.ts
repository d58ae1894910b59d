import type { Hex } from '../../foundation/encoding/hex.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import { receiptWaitMs } from '../../foundation/limits.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { evmOf } from './evmOf.js'
import { failureOf, type Harness, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

const symbolAbi = [
  {
    type: 'function',
    name: 'symbol',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'string' }],
  },
] as const

/** Tests `waitForReceipt` and `readContract`. */
export function evmReading(
  { it, expect }: TestRunner,
  { sendsUserOperations = false }: AdapterCapabilities,
  runTest: RunTest,
): void {
  it(
    'default: returns the receipt of a mined transaction',
    runTest(async (harness) => {
      const { adapter, networks } = harness
      const hash = await send(harness, { to: '0x00000000000000000000000000000000000000AA', value: 1n })
      const wait = { hash, network: networks.home, timeoutMs: receiptWaitMs, signal: never() }
      const receipt = await adapter.evm?.waitForReceipt(wait)
      expect(receipt).toMatchObject({
        hash,
        status: 'success',
        ...(!sendsUserOperations && { gasUsed: 21_000n }),
      })
      expect(receipt?.blockNumber).toBeGreaterThan(0n)
    }),
  )

  // The hash of a transaction of a bundler is known when it is included.
  if (!sendsUserOperations)
    it(
      'behavior: waits for a transaction that is mined later',
      runTest(async (harness) => {
        const { adapter, networks, evm } = harness
        await evm?.holdBlocks()
        const hash = await send(harness, { to: '0x00000000000000000000000000000000000000AA', value: 1n })
        const wait = { hash, network: networks.home, timeoutMs: receiptWaitMs, signal: never() }
        const receipt = adapter.evm?.waitForReceipt(wait)
        await evm?.mine()
        expect(await receipt).toMatchObject({ hash, status: 'success' })
      }),
    )

  it(
    'behavior: reports a transaction that reverted on chain',
    runTest(async (harness) => {
      const { adapter, networks } = harness
      // Creates a contract with code that always reverts.
      const hash = await send(harness, { data: '0x60006000fd', gas: 100_000n })
      const wait = { hash, network: networks.home, timeoutMs: receiptWaitMs, signal: never() }
      expect(await adapter.evm?.waitForReceipt(wait)).toMatchObject({ hash, status: 'reverted' })
    }),
  )

  it(
    'error: rejects if the transaction is not mined in time',
    runTest(async (harness) => {
      const { methods } = await evmOf(harness)
      const wait = { hash: unknownHash, network: harness.networks.home, timeoutMs: 50, signal: never() }
      expect(await failureOf(methods.waitForReceipt(wait))).toMatchObject({ code: 'receipt-timeout' })
    }),
  )

  it(
    'error: rejects when aborted',
    runTest(async (harness) => {
      const { methods } = await evmOf(harness)
      const controller = new AbortController()
      const wait = {
        hash: unknownHash,
        network: harness.networks.home,
        timeoutMs: 25_000,
        signal: controller.signal,
      }
      const failure = failureOf(methods.waitForReceipt(wait))
      controller.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
    }),
  )

  it(
    'default: asks the network without the wallet',
    runTest(async (harness) => {
      const { adapter, networks, wallet } = harness
      const hash = await send(harness, { to: '0x00000000000000000000000000000000000000AA', value: 1n })
      const prompts = await wallet.prompts()
      const method = 'eth_getTransactionByHash'
      const asked = { network: networks.home, method, params: [hash], signal: never() }
      expect(await adapter.evm?.requestNetwork(asked)).toMatchObject({
        hash,
        ...(!sendsUserOperations && { value: '0x1' }),
      })
      expect(await wallet.prompts()).toBe(prompts)
    }),
  )

  it(
    'error: rejects if the network refuses the request',
    runTest(async (harness) => {
      const { methods } = await evmOf(harness)
      const asked = { network: harness.networks.home, method: 'eth_unknown', params: [], signal: never() }
      expect(await failureOf(methods.requestNetwork(asked))).toMatchObject({ code: 'rpc-request' })
    }),
  )

  it(
    'default: reads a contract without the wallet',
    runTest(async ({ adapter, networks, evm, wallet }) => {
      const call = { network: networks.home, address: tokenOf(evm), abi: symbolAbi, functionName: 'symbol' }
      expect(await adapter.evm?.readContract(call)).toBe(evm?.token.symbol)
      expect(await wallet.prompts()).toBe(0)
    }),
  )

  it(
    'error: rejects if there is no contract at the address',
    runTest(async (harness) => {
      const { methods } = await evmOf(harness)
      const call = {
        network: harness.networks.home,
        address: '0x00000000000000000000000000000000000000AA',
      } as const
      const failure = await failureOf(
        methods.readContract({ ...call, abi: symbolAbi, functionName: 'symbol' }),
      )
      expect(failure).toBeInstanceOf(LatchkitError)
    }),
  )
}

const unknownHash: Hex = `0x${'12'.repeat(32)}`

async function send(harness: Harness, transaction: EvmTransaction): Promise<Hex> {
  const { connectorId, address, methods } = await evmOf(harness)
  return methods.sendTransaction({ connectorId, address, network: harness.networks.home, transaction })
}

function tokenOf(evm: Harness['evm']): Hex {
  if (!evm) throw new Error('A world with the capability `evm` has an `evm`.')
  return evm.token.address
}
