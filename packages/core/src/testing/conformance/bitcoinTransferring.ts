import { LatchkitError } from '../../foundation/errors/base.js'
import {
  InvalidAddressError,
  InvalidAmountError,
  InvalidTransactionError,
} from '../../foundation/errors/parameters.js'
import { UserRejectedError } from '../../foundation/errors/wallet.js'
import { bitcoinOf } from './bitcoinOf.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/**
 * Tests `sendTransfer`: the exact amount is received, change returns to the sender, and invalid
 * requests show no prompt.
 */
export function bitcoinTransferring({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: transfers the exact amount, and returns the change',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      const { receiver: to } = bitcoin
      for (const amount of [546n, 123_456_789n]) {
        const { spent, outputs, fee } = await bitcoin.transaction(
          await methods.sendTransfer({ ...caller, to, amount }),
        )
        expect(outputs[0]).toEqual({ address: to, value: amount })
        expect(outputs[1]?.address).toBe(caller.address)
        expect(outputs.length).toBe(2)
        expect(spent.every((address) => address === caller.address)).toBe(true)
        expect(fee).toBeGreaterThan(100n)
        expect(10_000n).toBeGreaterThan(fee)
      }
      expect(await harness.wallet.prompts()).toBe(3)
    }),
  )

  it(
    'default: the status of a transaction',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      const txid = await methods.sendTransfer({ ...caller, to: bitcoin.receiver, amount: 10_000n })
      await bitcoin.transaction(txid)
      const look = { network: harness.networks.home, signal: never() }
      expect((await methods.getTransactionStatus({ ...look, txid })).status).toBe('confirmed')
      const other = { ...look, txid: '12'.repeat(32) }
      expect((await methods.getTransactionStatus(other)).status).toBe('unknown')
    }),
  )

  it(
    'error: rejects when the user declines',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      await harness.wallet.answer('send', 'reject')
      const request = { ...caller, to: bitcoin.receiver, amount: 10_000n }
      expect(await failureOf(methods.sendTransfer(request))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: rejects dust, zero and more than the supply without a prompt',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      for (const amount of [-1n, 0n, 1n, 293n, 2_100_000_000_000_001n, 2n ** 64n]) {
        const failure = await failureOf(methods.sendTransfer({ ...caller, to: bitcoin.receiver, amount }))
        expect(failure).toBeInstanceOf(InvalidAmountError)
      }
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: rejects an address that is missing, mistyped or of another network without a prompt',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      for (const to of [...bitcoin.wrongAddresses, '', 'me', 'x'.repeat(10_000)]) {
        const failure = await failureOf(methods.sendTransfer({ ...caller, to, amount: 10_000n }))
        expect(failure).toBeInstanceOf(InvalidAddressError)
      }
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: rejects a transfer from the ordinals address',
    runTest(async (harness) => {
      const { caller, ordinals, methods, bitcoin } = await bitcoinOf(harness)
      expect(ordinals !== undefined).toBe(bitcoin.hasOrdinals)
      if (ordinals === undefined) return
      const request = { ...caller, address: ordinals, to: bitcoin.receiver, amount: 10_000n }
      expect(await failureOf(methods.sendTransfer(request))).toBeInstanceOf(InvalidTransactionError)
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: rejects an amount above the balance',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      const request = { ...caller, to: bitcoin.receiver, amount: 2_100_000_000_000_000n }
      expect(await failureOf(methods.sendTransfer(request))).toBeInstanceOf(LatchkitError)
    }),
  )
}
