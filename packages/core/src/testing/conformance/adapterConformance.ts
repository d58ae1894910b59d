import type { AdapterCapabilities, AdapterUnderTest } from './AdapterUnderTest.js'
import { bitcoinMoving } from './bitcoinMoving.js'
import { bitcoinPsbts } from './bitcoinPsbts.js'
import { bitcoinSigning } from './bitcoinSigning.js'
import { bitcoinTransferring } from './bitcoinTransferring.js'
import { connecting, type RunTest } from './connecting.js'
import { disconnecting } from './disconnecting.js'
import { evmReading } from './evmReading.js'
import { evmSending } from './evmSending.js'
import { evmSigning } from './evmSigning.js'
import { runTest as runInHarness } from './harness.js'
import { hosting } from './hosting.js'
import { listening } from './listening.js'
import { reading } from './reading.js'
import { reconnecting } from './reconnecting.js'
import { sharing } from './sharing.js'
import { signing } from './signing.js'
import { solanaMoving } from './solanaMoving.js'
import { solanaSending } from './solanaSending.js'
import { solanaSigning } from './solanaSigning.js'
import { solanaTransferring } from './solanaTransferring.js'
import { solanaWaiting } from './solanaWaiting.js'
import { switching } from './switching.js'
import type { TestRunner } from './TestRunner.js'

/**
 * Registers the conformance suite of the `Adapter` port. Each test creates an environment with
 * `make` and stops it afterwards.
 *
 * Depends on no test runner: pass the functions of vitest or jest.
 *
 * @param parameters `capabilities` selects the tests: those of unsupported capabilities are not
 * registered.
 * @example
 * ```ts
 * import { type AdapterUnderTest, adapterConformance } from '@latchkit/core/testing'
 * import { describe, expect, it } from 'vitest'
 *
 * // Starts a chain and a wallet, and creates your adapter.
 * declare function make(): Promise<AdapterUnderTest>
 *
 * const capabilities = { switchesNetwork: true, host: false, evm: true }
 * adapterConformance({ describe, expect, it, capabilities, make })
 * ```
 */
export function adapterConformance(
  parameters: TestRunner & {
    readonly capabilities: AdapterCapabilities
    readonly make: () => Promise<AdapterUnderTest>
  },
): void {
  const { capabilities, make, ...runner } = parameters
  const { describe } = runner
  const runTest: RunTest = (body) => () => runInHarness(make, capabilities, body)

  describe('connect', () => connecting(runner, capabilities, runTest))
  describe('reconnect', () => reconnecting(runner, capabilities, runTest))
  describe('start', () => listening(runner, capabilities, runTest))
  describe('disconnect', () => disconnecting(runner, capabilities, runTest))
  // Kits that share a library of the host app share its session.
  if (!capabilities.host) describe('next to another kit', () => sharing(runner, capabilities, runTest))
  describe('signMessage', () => signing(runner, capabilities, runTest))
  describe('getBalance and getProvider', () => reading(runner, runTest))
  if (capabilities.switchesNetwork) describe('switchNetwork', () => switching(runner, capabilities, runTest))
  if (capabilities.host) describe('next to the host app', () => hosting(runner, runTest))
  if (capabilities.evm) {
    describe('signTypedData and getCapabilities', () => evmSigning(runner, runTest))
    describe('sendTransaction', () => evmSending(runner, capabilities, runTest))
    describe('waitForReceipt and readContract', () => evmReading(runner, capabilities, runTest))
  }
  if (capabilities.bitcoin) {
    describe('bitcoin.signMessage', () => bitcoinSigning(runner, runTest))
    describe('signPsbt', () => bitcoinPsbts(runner, runTest))
    describe('sendTransfer', () => bitcoinTransferring(runner, runTest))
    describe('networks', () => bitcoinMoving(runner, runTest))
  }
  if (capabilities.solana) {
    describe('switchNetwork and switchAccount', () => solanaMoving(runner, runTest))
    describe('signTransaction and signAllTransactions', () => solanaSigning(runner, runTest))
    describe('signAndSendTransaction', () => solanaSending(runner, runTest))
    describe('transfer', () => solanaTransferring(runner, runTest))
    describe('waitForConfirmation', () => solanaWaiting(runner, runTest))
  }
}
