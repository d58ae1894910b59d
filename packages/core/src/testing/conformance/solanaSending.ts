import { UserRejectedError, WalletRequestError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { type PreflightCommitment, preflightCommitments } from '../../ports/SolanaMethods.js'
import type { Play } from './connecting.js'
import { solanaOf } from './solanaOf.js'
import { failureOf, never, type Stage } from './stage.js'
import type { TestRunner } from './TestRunner.js'

/** `signAndSendTransaction`: the person's own transaction, sent as the options say. */
export function solanaSending({ it, expect }: TestRunner, play: Play): void {
  it(
    'default: legacy and v0 reach the chain',
    play(async (stage) => {
      const { caller, methods, solana } = await solanaOf(stage)
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
        expect(await balanceOf(stage, to)).toBe(1_000_001n)
      }
    }),
  )

  for (const preflightCommitment of preflightCommitments) {
    it(
      `param: preflightCommitment ${preflightCommitment}`,
      play(async (stage) => {
        const signature = await send(stage, preflightCommitment)
        expect((await stage.solana?.executed(signature))?.feePayer).toBe(stage.wallet.accounts[0])
      }),
    )
  }

  it(
    'error: an unknown preflight commitment is rejected before the wallet is asked',
    play(async (stage) => {
      for (const commitment of ['', 'Confirmed', 'toString', 7]) {
        const failure = await failureOf(send(stage, commitment as PreflightCommitment))
        expect(failure).toMatchObject({ code: 'invalid-parameter' })
      }
      expect(await stage.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: declined, and nothing is sent',
    play(async (stage) => {
      await stage.wallet.answer('send', 'reject')
      const before = await balanceOf(stage, stage.wallet.accounts[0])
      expect(await failureOf(send(stage))).toBeInstanceOf(UserRejectedError)
      expect(await balanceOf(stage, stage.wallet.accounts[0])).toBe(before)
    }),
  )

  it(
    'error: a signature that is none',
    play(async (stage) => {
      await stage.wallet.malform('hash')
      expect(await failureOf(send(stage))).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: the network refuses it; the wallet is not asked a second time',
    play(async (stage) => {
      const { caller, methods, solana } = await solanaOf(stage)
      const wanted = {
        from: caller.address,
        to: solana.newAddress(),
        lamports: 2n ** 62n,
        version: 0,
      } as const
      const transaction = await solana.transaction(wanted)
      const failure = await failureOf(methods.signAndSendTransaction({ ...caller, transaction }))
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await stage.wallet.prompts()).toBe(2)
    }),
  )
}

async function send(stage: Stage, preflightCommitment?: PreflightCommitment): Promise<string> {
  const { caller, methods, solana } = await solanaOf(stage)
  const wanted = {
    from: caller.address,
    to: solana.newAddress(),
    lamports: 1_000_000n,
    version: 0,
  } as const
  const transaction = await solana.transaction(wanted)
  return methods.signAndSendTransaction({ ...caller, transaction, options: { preflightCommitment } })
}

function balanceOf({ adapter, networks }: Stage, address: string): Promise<bigint> {
  return adapter.getBalance({ address, network: networks.home, signal: never() })
}
