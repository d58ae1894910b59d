import { AbortedError } from '../../foundation/errors/wallet.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness, never } from './harness.js'
import { solanaOf } from './solanaOf.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `waitForConfirmation`, which waits until the outcome is final, and `getTransactionStatus`, which does not wait. */
export function solanaWaiting({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: reports a confirmed transaction',
    runTest(async (harness) => {
      const { methods, sent } = await transfer(harness)
      const wait = { sent, network: harness.networks.home, signal: never() }
      const confirmation = await methods.waitForConfirmation(wait)
      expect(confirmation.status).toBe('success')
      expect(confirmation.slot).toBeGreaterThan(0n)
    }),
  )

  it(
    'behavior: reports a transaction that failed on chain, with the error of the node',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const transaction = await solana.transaction({
        from: caller.address,
        to: solana.newAddress(),
        lamports: 2n ** 62n,
        version: 0,
      })
      const options = { skipPreflight: true }
      const signature = await methods.signAndSendTransaction({ ...caller, transaction, options })
      const sent = { signature, blockhash: '', lastValidBlockHeight: 2n ** 62n }
      const wait = { sent, network: harness.networks.home, signal: never() }
      expect(await methods.waitForConfirmation(wait)).toMatchObject({
        status: 'failed',
        error: '{"InstructionError":[0,{"Custom":1}]}',
      })
    }),
  )

  it(
    'behavior: reports a transaction that was confirmed long ago',
    runTest(async (harness) => {
      const { methods, solana, sent } = await transfer(harness)
      await solana.expireTransactions()
      const wait = { sent, network: harness.networks.home, signal: never() }
      expect((await methods.waitForConfirmation(wait)).status).toBe('success')
    }),
  )

  it(
    'error: rejects when the transaction was dropped and its blockhash expired',
    runTest(async (harness) => {
      const { solana } = await solanaOf(harness)
      await solana.loseTransactions(true)
      const { methods, sent } = await transfer(harness)
      const failure = failureOf(
        methods.waitForConfirmation({ sent, network: harness.networks.home, signal: never() }),
      )
      await harness.settled()
      await solana.expireTransactions()
      expect(await failure).toMatchObject({ code: 'blockhash-expired' })
    }),
  )

  it(
    'default: the status of a transaction, without waiting',
    runTest(async (harness) => {
      const { methods, solana, sent } = await transfer(harness)
      const look = { network: harness.networks.home, signal: never() }
      await methods.waitForConfirmation({ ...look, sent })
      expect((await methods.getTransactionStatus({ ...look, ...sent })).status).toBe('confirmed')
      await solana.loseTransactions(true)
      const { sent: lost } = await transfer(harness)
      expect((await methods.getTransactionStatus({ ...look, ...lost })).status).toBe('unknown')
      await solana.expireTransactions()
      expect((await methods.getTransactionStatus({ ...look, ...lost })).status).toBe('expired')
      const { signature } = sent
      expect((await methods.getTransactionStatus({ ...look, signature })).status).toBe('confirmed')
    }),
  )

  it(
    'error: rejects when aborted',
    runTest(async (harness) => {
      const { solana } = await solanaOf(harness)
      await solana.loseTransactions(true)
      const { methods, sent } = await transfer(harness)
      const controller = new AbortController()
      const wait = { sent, network: harness.networks.home, signal: controller.signal }
      const failure = failureOf(methods.waitForConfirmation(wait))
      await harness.settled()
      controller.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
    }),
  )
}

async function transfer(harness: Harness) {
  const { caller, methods, solana } = await solanaOf(harness)
  const to = solana.newAddress()
  const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
  return { methods, solana, sent }
}
