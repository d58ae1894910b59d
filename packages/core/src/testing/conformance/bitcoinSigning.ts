import { UserRejectedError, WalletRequestError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { bitcoinOf } from './bitcoinOf.js'
import type { Play } from './connecting.js'
import { failureOf, never } from './stage.js'
import type { TestRunner } from './TestRunner.js'

/** Accounts of `bip122`, and what they sign. */
export function bitcoinSigning({ it, expect }: TestRunner, play: Play): void {
  it(
    'default: payment first, each account with its public key',
    play(async (stage) => {
      const { wallet } = stage
      const session = await stage.adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      const types = stage.bitcoin?.hasOrdinals ? ['payment', 'ordinal'] : ['payment']
      expect(session.accounts.map(({ type }) => type)).toEqual(types)
      for (const { publicKey = '' } of session.accounts)
        expect(/^(0[23])?[0-9a-f]{64}$/.test(publicKey)).toBe(true)
    }),
  )

  it(
    'param: protocol',
    play(async (stage) => {
      const { caller, methods, bitcoin } = await bitcoinOf(stage)
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
    'behavior: a segwit or taproot address signs as BIP-322 says',
    play(async (stage) => {
      const { caller, ordinals, methods, bitcoin } = await bitcoinOf(stage)
      const protocol = 'bip322'
      for (const address of ordinals ? [caller.address, ordinals] : [caller.address]) {
        const signature = await methods.signMessage({ ...caller, address, message: 'hello' })
        expect(await bitcoin.verifyMessage({ address, message: 'hello', signature, protocol })).toBe(true)
      }
    }),
  )

  it(
    'error: declined, and a signature that is none',
    play(async (stage) => {
      const { caller, methods } = await bitcoinOf(stage)
      await stage.wallet.answer('sign', 'reject')
      expect(await failureOf(methods.signMessage({ ...caller, message: 'no' }))).toBeInstanceOf(
        UserRejectedError,
      )
      await stage.wallet.answer('sign', 'approve')
      await stage.wallet.malform('signature')
      expect(await failureOf(methods.signMessage({ ...caller, message: 'no' }))).toBeInstanceOf(
        WalletResponseError,
      )
    }),
  )

  it(
    'error: asked for another network than the one the session is on, nobody is asked',
    play(async (stage) => {
      const { caller, methods } = await bitcoinOf(stage)
      const elsewhere = { ...caller, network: stage.networks.other }
      expect(await failureOf(methods.signMessage({ ...elsewhere, message: 'no' }))).toBeInstanceOf(
        WalletRequestError,
      )
      expect(await stage.wallet.prompts()).toBe(1)
    }),
  )
}
