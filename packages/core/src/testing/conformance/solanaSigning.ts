import { LatchkitError } from '../../foundation/errors/base.js'
import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { RunTest } from './connecting.js'
import { failureOf, getSecondAccount, type Harness } from './harness.js'
import { solanaOf } from './solanaOf.js'
import type { TestRunner } from './TestRunner.js'

const versions = ['legacy', 0] as const

/** Tests `signTransaction` and `signAllTransactions`. */
export function solanaSigning({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: signs legacy and v0 transactions without changing them',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      for (const version of versions) {
        const transaction = await transactionFrom(harness, version)
        const signed = await methods.signTransaction({ ...caller, transaction })
        expect(await solana.isSignedBy(signed, caller.address)).toBe(true)
        // One signature, followed by the message.
        expect(signed.slice(65)).toEqual(transaction.slice(65))
      }
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts + 2)
    }),
  )

  it(
    'default: signs many with one prompt, in the given order',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const transactions = [await transactionFrom(harness, 'legacy'), await transactionFrom(harness, 0)]
      const signed = await methods.signAllTransactions({ ...caller, transactions })
      expect(signed.map((each) => each.slice(65))).toEqual(transactions.map((each) => each.slice(65)))
      for (const each of signed) expect(await solana.isSignedBy(each, caller.address)).toBe(true)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts + 1)
    }),
  )

  it(
    'behavior: shows no prompt for an empty list',
    runTest(async (harness) => {
      const { caller, methods } = await solanaOf(harness)
      expect(await methods.signAllTransactions({ ...caller, transactions: [] })).toEqual([])
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )

  it(
    'error: rejects when the user declines',
    runTest(async (harness) => {
      await harness.wallet.answer('sign', 'reject')
      expect(await failureOf(sign(harness))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: rejects when the wallet fails with its own error',
    runTest(async (harness) => {
      const { caller, methods } = await solanaOf(harness)
      const transaction = await transactionFrom(harness, 0)
      await harness.wallet.fail('sign')
      const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
      expect(failure).toBeInstanceOf(WalletRequestError)
    }),
  )

  it(
    'error: rejects a malformed response',
    runTest(async (harness) => {
      await harness.wallet.malform('signature')
      expect(await failureOf(sign(harness))).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: rejects a malformed transaction, or one the account cannot sign, without a prompt',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const [from, to] = [solana.newAddress(), caller.address]
      const others = await solana.transaction({ from, to, lamports: 1n, version: 0 })
      for (const transaction of [new Uint8Array(), new Uint8Array(200), others]) {
        const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
        expect(failure).toBeInstanceOf(LatchkitError)
        expect(failure).toMatchObject({ code: 'invalid-parameter' })
      }
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )

  it(
    'error: rejects another network than that of the session, or an unexposed account, without a prompt',
    runTest(async (harness) => {
      const { caller, methods } = await solanaOf(harness)
      const transaction = await transactionFrom(harness, 0)
      const address = getSecondAccount(harness.lateWallet)
      for (const wrong of [{ network: harness.networks.other }, { address }]) {
        const failure = await failureOf(methods.signTransaction({ ...caller, ...wrong, transaction }))
        expect(failure).toBeInstanceOf(WalletRequestError)
      }
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
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
