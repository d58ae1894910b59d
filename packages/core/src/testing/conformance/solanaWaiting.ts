import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Play } from './connecting.js'
import { solanaOf } from './solanaOf.js'
import { failureOf, never, type Stage } from './stage.js'
import type { TestRunner } from './TestRunner.js'

/** `waitForConfirmation`: until it is known for sure. */
export function solanaWaiting({ it, expect }: TestRunner, play: Play): void {
  it(
    'default: confirmed',
    play(async (stage) => {
      const { methods, sent } = await transfer(stage)
      const wait = { sent, network: stage.networks.home, signal: never() }
      const confirmation = await methods.waitForConfirmation(wait)
      expect(confirmation.status).toBe('success')
      expect(confirmation.slot).toBeGreaterThan(0n)
    }),
  )

  it(
    'behavior: a transaction that failed on the chain, in the node’s words',
    play(async (stage) => {
      const { caller, methods, solana } = await solanaOf(stage)
      const transaction = await solana.transaction({
        from: caller.address,
        to: solana.newAddress(),
        lamports: 2n ** 62n,
        version: 0,
      })
      const options = { skipPreflight: true }
      const signature = await methods.signAndSendTransaction({ ...caller, transaction, options })
      const sent = { signature, blockhash: '', lastValidBlockHeight: 2n ** 62n }
      const wait = { sent, network: stage.networks.home, signal: never() }
      expect(await methods.waitForConfirmation(wait)).toMatchObject({
        status: 'failed',
        error: '{"InstructionError":[0,{"Custom":1}]}',
      })
    }),
  )

  it(
    'behavior: one that is in a block is confirmed, however late it is asked for',
    play(async (stage) => {
      const { methods, solana, sent } = await transfer(stage)
      await solana.expireTransactions()
      const wait = { sent, network: stage.networks.home, signal: never() }
      expect((await methods.waitForConfirmation(wait)).status).toBe('success')
    }),
  )

  it(
    'error: lost, and its blockhash expired meanwhile',
    play(async (stage) => {
      const { solana } = await solanaOf(stage)
      await solana.loseTransactions(true)
      const { methods, sent } = await transfer(stage)
      const failure = failureOf(
        methods.waitForConfirmation({ sent, network: stage.networks.home, signal: never() }),
      )
      await stage.settled()
      await solana.expireTransactions()
      expect(await failure).toMatchObject({ code: 'blockhash-expired' })
    }),
  )

  it(
    'error: cancelled',
    play(async (stage) => {
      const { solana } = await solanaOf(stage)
      await solana.loseTransactions(true)
      const { methods, sent } = await transfer(stage)
      const tryOut = new AbortController()
      const wait = { sent, network: stage.networks.home, signal: tryOut.signal }
      const failure = failureOf(methods.waitForConfirmation(wait))
      await stage.settled()
      tryOut.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
    }),
  )
}

async function transfer(stage: Stage) {
  const { caller, methods, solana } = await solanaOf(stage)
  const to = solana.newAddress()
  const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
  return { methods, solana, sent }
}
