import { LatchkitError } from '../../foundation/errors/base.js'
import { AbortedError, WalletNotFoundError } from '../../foundation/errors/wallet.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `getBalance` and `getProvider`. */
export function reading({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: returns exact balances, from zero to the maximum, without a wallet',
    runTest(async ({ adapter, lateWallet, networks: { home, other }, setBalance, greatestBalance }) => {
      const [address] = lateWallet.accounts
      const elsewhere = await adapter.getBalance({ address, network: other, signal: never() })
      const values = [0n, 1n, 9_007_199_254_740_993n, greatestBalance]
      for (const value of values.filter((value) => value <= greatestBalance)) {
        await setBalance({ address, network: home, value })
        expect(await adapter.getBalance({ address, network: home, signal: never() })).toBe(value)
      }
      expect(await adapter.getBalance({ address, network: other, signal: never() })).toBe(elsewhere)
    }),
  )

  it(
    'error: rejects when the network is unreachable',
    runTest(async ({ adapter, wallet: { accounts }, networks: { dead } }) => {
      const [address] = accounts
      const failure = await failureOf(adapter.getBalance({ address, network: dead, signal: never() }))
      expect(failure).toBeInstanceOf(LatchkitError)
    }),
  )

  it(
    'error: rejects when aborted',
    runTest(async ({ adapter, wallet: { accounts }, networks: { home } }) => {
      const [address] = accounts
      const controller = new AbortController()
      const failure = failureOf(adapter.getBalance({ address, network: home, signal: controller.signal }))
      controller.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
    }),
  )

  it(
    'default: returns the provider, connected or not',
    runTest(async ({ adapter, wallet: { connectorId, prompts } }) => {
      expect(typeof (await adapter.getProvider({ connectorId }))).toBe('object')
      expect(await prompts()).toBe(0)
    }),
  )

  it(
    'error: rejects an unknown wallet id',
    runTest(async ({ adapter }) => {
      expect(await failureOf(adapter.getProvider({ connectorId: 'not.installed' }))).toBeInstanceOf(
        WalletNotFoundError,
      )
    }),
  )
}
