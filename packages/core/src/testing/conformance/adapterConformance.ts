import type { AdapterCapabilities, AdapterUnderTest } from './AdapterUnderTest.js'
import { bitcoinMoving } from './bitcoinMoving.js'
import { bitcoinPsbts } from './bitcoinPsbts.js'
import { bitcoinSigning } from './bitcoinSigning.js'
import { bitcoinTransferring } from './bitcoinTransferring.js'
import { connecting, type Play } from './connecting.js'
import { disconnecting } from './disconnecting.js'
import { evmReading } from './evmReading.js'
import { evmSending } from './evmSending.js'
import { evmSigning } from './evmSigning.js'
import { hosting } from './hosting.js'
import { listening } from './listening.js'
import { reading } from './reading.js'
import { reconnecting } from './reconnecting.js'
import { signing } from './signing.js'
import { solanaMoving } from './solanaMoving.js'
import { solanaSending } from './solanaSending.js'
import { solanaSigning } from './solanaSigning.js'
import { solanaTransferring } from './solanaTransferring.js'
import { solanaWaiting } from './solanaWaiting.js'
import { play as playIn } from './stage.js'
import { switching } from './switching.js'
import type { TestRunner } from './TestRunner.js'

/**
 * The suite that every adapter passes, with its real library against a real chain and real wallets: each promise of the
 * `Adapter` port is a test. `make` is called for each one, and its world ended after it.
 *
 * Depends on no test runner: hand in vitest's or jest's functions.
 *
 * @param parameters `capabilities` says which promises there are to keep; the tests of the others do not exist.
 * @example
 * ```ts
 * import { type AdapterUnderTest, adapterConformance } from '@latchkit/core/testing'
 * import { describe, expect, it } from 'vitest'
 *
 * // Starts a chain and a wallet, and makes your adapter.
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
  const play: Play = (scene) => () => playIn(make, scene)

  describe('connect', () => connecting(runner, capabilities, play))
  describe('reconnect', () => reconnecting(runner, capabilities, play))
  describe('start', () => listening(runner, capabilities, play))
  describe('disconnect', () => disconnecting(runner, capabilities, play))
  describe('signMessage', () => signing(runner, capabilities, play))
  describe('getBalance and getProvider', () => reading(runner, play))
  if (capabilities.switchesNetwork) describe('switchNetwork', () => switching(runner, play))
  if (capabilities.host) describe('beside the host', () => hosting(runner, play))
  if (capabilities.evm) {
    describe('signTypedData and getCapabilities', () => evmSigning(runner, play))
    describe('sendTransaction', () => evmSending(runner, play))
    describe('waitForReceipt and readContract', () => evmReading(runner, play))
  }
  if (capabilities.bitcoin) {
    describe('bitcoin.signMessage', () => bitcoinSigning(runner, play))
    describe('signPsbt', () => bitcoinPsbts(runner, play))
    describe('sendTransfer', () => bitcoinTransferring(runner, play))
    describe('networks', () => bitcoinMoving(runner, play))
  }
  if (capabilities.solana) {
    describe('switchNetwork and switchAccount', () => solanaMoving(runner, play))
    describe('signTransaction and signAllTransactions', () => solanaSigning(runner, play))
    describe('signAndSendTransaction', () => solanaSending(runner, play))
    describe('transfer', () => solanaTransferring(runner, play))
    describe('waitForConfirmation', () => solanaWaiting(runner, play))
  }
}
