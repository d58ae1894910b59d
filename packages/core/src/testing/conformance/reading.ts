import { LatchkitError } from '../../foundation/errors/base.js'
import { AbortedError, WalletNotFoundError } from '../../foundation/errors/wallet.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** `getBalance` and `getProvider`. */
export function reading({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: a balance to the last unit, from nothing to the most there can be, without a wallet',
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
    'error: the network does not answer',
    runTest(async ({ adapter, wallet: { accounts }, networks: { dead } }) => {
      const [address] = accounts
      const failure = await failureOf(adapter.getBalance({ address, network: dead, signal: never() }))
      expect(failure).toBeInstanceOf(LatchkitError)
    }),
  )

  it(
    'error: cancelled',
    runTest(async ({ adapter, wallet: { accounts }, networks: { home } }) => {
      const [address] = accounts
      const tryOut = new AbortController()
      const failure = failureOf(adapter.getBalance({ address, network: home, signal: tryOut.signal }))
      tryOut.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
    }),
  )

  it(
    'default: the provider is there, connected or not',
    runTest(async ({ adapter, wallet: { connectorId, prompts } }) => {
      expect(typeof (await adapter.getProvider({ connectorId }))).toBe('object')
      expect(await prompts()).toBe(0)
    }),
  )

  it(
    'error: no wallet of that id',
    runTest(async ({ adapter }) => {
      expect(await failureOf(adapter.getProvider({ connectorId: 'nobody.here' }))).toBeInstanceOf(
        WalletNotFoundError,
      )
    }),
  )
}
