import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { bitcoinOf } from './bitcoinOf.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests the accounts of `bip122` and their message signatures. */
export function bitcoinSigning({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: lists the payment account first, each account with its public key',
    runTest(async (harness) => {
      const { wallet } = harness
      const session = await harness.adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      const types = harness.bitcoin?.hasOrdinals ? ['payment', 'ordinal'] : ['payment']
      expect(session.accounts.map(({ type }) => type)).toEqual(types)
      for (const { publicKey = '' } of session.accounts)
        expect(/^(0[23])?[0-9a-f]{64}$/.test(publicKey)).toBe(true)
    }),
  )

  it(
    'param: protocol',
    runTest(async (harness) => {
      const { caller, methods, bitcoin } = await bitcoinOf(harness)
      const { address } = caller
      for (const protocol of ['ecdsa', 'bip322'] as const) {
        for (const message of ['hello', 'Grüße 🔑']) {
          const signature = await methods.signMessage({ ...caller, message, protocol })
          expect(await bitcoin.verifyMessage({ address, message, signature, protocol })).toBe(true)
          expect(await bitcoin.verifyMessage({ address, message: 'other', signature, protocol })).toBe(false)
        }
      }
    }),
  )

  it(
    'behavior: uses BIP-322 for a segwit or taproot address',
    runTest(async (harness) => {
      const { caller, ordinals, methods, bitcoin } = await bitcoinOf(harness)
      const protocol = 'bip322'
      for (const address of ordinals ? [caller.address, ordinals] : [caller.address]) {
        const signature = await methods.signMessage({ ...caller, address, message: 'hello' })
        expect(await bitcoin.verifyMessage({ address, message: 'hello', signature, protocol })).toBe(true)
      }
    }),
  )

  it(
    'error: rejects when the user declines, and rejects an invalid signature',
    runTest(async (harness) => {
      const { caller, methods } = await bitcoinOf(harness)
      await harness.wallet.answer('sign', 'reject')
      expect(await failureOf(methods.signMessage({ ...caller, message: 'no' }))).toBeInstanceOf(
        UserRejectedError,
      )
      await harness.wallet.answer('sign', 'approve')
      await harness.wallet.malform('signature')
      expect(await failureOf(methods.signMessage({ ...caller, message: 'no' }))).toBeInstanceOf(
        WalletResponseError,
      )
    }),
  )

  it(
    'error: rejects a network other than that of the session without a prompt',
    runTest(async (harness) => {
      const { caller, methods } = await bitcoinOf(harness)
      const elsewhere = { ...caller, network: harness.networks.other }
      expect(await failureOf(methods.signMessage({ ...elsewhere, message: 'no' }))).toBeInstanceOf(
        WalletRequestError,
      )
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )
}
