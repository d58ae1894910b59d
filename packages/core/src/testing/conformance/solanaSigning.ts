import { LatchkitError } from '../../foundation/errors/base.js'
import { UserRejectedError, WalletRequestError, WalletResponseError } from '../../foundation/errors/wallet.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness } from './harness.js'
import { solanaOf } from './solanaOf.js'
import type { TestRunner } from './TestRunner.js'

const versions = ['legacy', 0] as const

/** `signTransaction` and `signAllTransactions`. */
export function solanaSigning({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: legacy and v0, and nothing of it is another',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      for (const version of versions) {
        const transaction = await transactionFrom(harness, version)
        const signed = await methods.signTransaction({ ...caller, transaction })
        expect(await solana.isSignedBy(signed, caller.address)).toBe(true)
        // One signature, and behind it the message.
        expect(signed.slice(65)).toEqual(transaction.slice(65))
      }
      expect(await harness.wallet.prompts()).toBe(3)
    }),
  )

  it(
    'default: many by one prompt, each in its place',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const transactions = [await transactionFrom(harness, 'legacy'), await transactionFrom(harness, 0)]
      const signed = await methods.signAllTransactions({ ...caller, transactions })
      expect(signed.map((each) => each.slice(65))).toEqual(transactions.map((each) => each.slice(65)))
      for (const each of signed) expect(await solana.isSignedBy(each, caller.address)).toBe(true)
      expect(await harness.wallet.prompts()).toBe(2)
    }),
  )

  it(
    'behavior: none of them, nobody is asked',
    runTest(async (harness) => {
      const { caller, methods } = await solanaOf(harness)
      expect(await methods.signAllTransactions({ ...caller, transactions: [] })).toEqual([])
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: declined',
    runTest(async (harness) => {
      await harness.wallet.answer('sign', 'reject')
      expect(await failureOf(sign(harness))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: the wallet fails for a reason of its own',
    runTest(async (harness) => {
      const { caller, methods } = await solanaOf(harness)
      const transaction = await transactionFrom(harness, 0)
      await harness.wallet.fail('sign')
      const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
      expect(failure).toBeInstanceOf(WalletRequestError)
    }),
  )

  it(
    'error: an answer that is no transaction',
    runTest(async (harness) => {
      await harness.wallet.malform('signature')
      expect(await failureOf(sign(harness))).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: no transaction, or one that is not the account’s to sign, nobody is asked',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const [from, to] = [solana.newAddress(), caller.address]
      const others = await solana.transaction({ from, to, lamports: 1n, version: 0 })
      for (const transaction of [new Uint8Array(), new Uint8Array(200), others]) {
        const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
        expect(failure).toBeInstanceOf(LatchkitError)
        expect(failure).toMatchObject({ code: 'invalid-parameter' })
      }
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: another network than the session’s, or an account that is not open, nobody is asked',
    runTest(async (harness) => {
      const { caller, methods } = await solanaOf(harness)
      const transaction = await transactionFrom(harness, 0)
      const [, address] = harness.lateWallet.accounts
      for (const wrong of [{ network: harness.networks.other }, { address }]) {
        const failure = await failureOf(methods.signTransaction({ ...caller, ...wrong, transaction }))
        expect(failure).toBeInstanceOf(WalletRequestError)
      }
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )
}

async function transactionFrom(harness: Harness, version: 'legacy' | 0): Promise<Uint8Array> {
  const { caller, solana } = await solanaOf(harness)
  return solana.transaction({ from: caller.address, to: solana.newAddress(), lamports: 1_000_000n, version })
}

async function sign(harness: Harness): Promise<Uint8Array> {
  const { caller, methods } = await solanaOf(harness)
  return methods.signTransaction({ ...caller, transaction: await transactionFrom(harness, 0) })
}
