import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { type PreflightCommitment, preflightCommitments } from '../../ports/SolanaMethods.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness, never } from './harness.js'
import { solanaOf } from './solanaOf.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `signAndSendTransaction`: sends the given transaction with the given options. */
export function solanaSending({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: sends legacy and v0 transactions to the chain',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      for (const version of ['legacy', 0] as const) {
        const to = solana.newAddress()
        const transaction = await solana.transaction({
          from: caller.address,
          to,
          lamports: 1_000_001n,
          version,
        })
        const signature = await methods.signAndSendTransaction({ ...caller, transaction })
        expect((await solana.executed(signature)).feePayer).toBe(caller.address)
        expect(await balanceOf(harness, to)).toBe(1_000_001n)
      }
    }),
  )

  for (const preflightCommitment of preflightCommitments) {
    it(
      `param: preflightCommitment ${preflightCommitment}`,
      runTest(async (harness) => {
        const signature = await send(harness, preflightCommitment)
        expect((await harness.solana?.executed(signature))?.feePayer).toBe(harness.wallet.accounts[0])
      }),
    )
  }

  it(
    'error: rejects an unknown preflight commitment without a prompt',
    runTest(async (harness) => {
      for (const commitment of ['', 'Confirmed', 'toString', 7]) {
        const failure = await failureOf(send(harness, commitment as PreflightCommitment))
        expect(failure).toMatchObject({ code: 'invalid-parameter' })
      }
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )

  it(
    'error: sends nothing when the user declines',
    runTest(async (harness) => {
      await harness.wallet.answer('send', 'reject')
      const before = await balanceOf(harness, harness.wallet.accounts[0])
      expect(await failureOf(send(harness))).toBeInstanceOf(UserRejectedError)
      expect(await balanceOf(harness, harness.wallet.accounts[0])).toBe(before)
    }),
  )

  it(
    'error: rejects an invalid signature',
    runTest(async (harness) => {
      await harness.wallet.malform('hash')
      expect(await failureOf(send(harness))).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: rejects when the network refuses the transaction, without a second prompt',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const wanted = {
        from: caller.address,
        to: solana.newAddress(),
        lamports: 2n ** 62n,
        version: 0,
      } as const
      const transaction = await solana.transaction(wanted)
      const failure = await failureOf(methods.signAndSendTransaction({ ...caller, transaction }))
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts + 1)
    }),
  )
}

async function send(harness: Harness, preflightCommitment?: PreflightCommitment): Promise<string> {
  const { caller, methods, solana } = await solanaOf(harness)
  const wanted = {
    from: caller.address,
    to: solana.newAddress(),
    lamports: 1_000_000n,
    version: 0,
  } as const
  const transaction = await solana.transaction(wanted)
  return methods.signAndSendTransaction({ ...caller, transaction, options: { preflightCommitment } })
}

function balanceOf({ adapter, networks }: Harness, address: string): Promise<bigint> {
  return adapter.getBalance({ address, network: networks.home, signal: never() })
}
