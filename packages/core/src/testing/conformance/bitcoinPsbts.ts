import { InvalidTransactionError } from '../../foundation/errors/parameters.js'
import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { bitcoinOf } from './bitcoinOf.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/**
 * Tests `signPsbt`: only the requested inputs are signed, and only the requested transaction is
 * sent.
 */
export function bitcoinPsbts({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: signs only the requested input',
    runTest(async (harness) => {
      const { request, bitcoin, methods } = await prepared(harness)
      const { psbt, isFinal, txid } = await methods.signPsbt(request)
      expect(isFinal).toBe(false)
      expect(txid).toBe(undefined)
      expect(await bitcoin.outputs(psbt)).toEqual(await bitcoin.outputs(request.psbt))
      expect(await bitcoin.signedInputs(psbt, request.address)).toEqual([0])
    }),
  )

  it(
    'behavior: returns a PSBT that is not finalized if it is not broadcast',
    runTest(async (harness) => {
      const { request, bitcoin, methods } = await prepared(harness)
      const psbt = await bitcoin.ownPsbt({ from: request.address, value: 4_321n })
      const signed = await methods.signPsbt({ ...request, psbt })
      expect(signed.isFinal).toBe(false)
      expect(await bitcoin.signedInputs(signed.psbt, request.address)).toEqual([0])
    }),
  )

  it(
    'behavior: broadcasts on request',
    runTest(async (harness) => {
      const { request, bitcoin, methods } = await prepared(harness)
      const psbt = await bitcoin.ownPsbt({ from: request.address, value: 4_321n })
      const { txid = '', isFinal } = await methods.signPsbt({ ...request, psbt, broadcast: true })
      expect(isFinal).toBe(true)
      const { outputs, spent } = await bitcoin.transaction(txid)
      expect(outputs[0]).toEqual({ address: bitcoin.receiver, value: 4_321n })
      expect(spent).toEqual([request.address])
    }),
  )

  it(
    'behavior: signs with the ordinals address',
    runTest(async (harness) => {
      const { request, ordinals, bitcoin, methods } = await prepared(harness)
      expect(ordinals !== undefined).toBe(bitcoin.hasOrdinals)
      if (ordinals === undefined) return
      const psbt = await bitcoin.ownPsbt({ from: ordinals, value: 5_000n })
      const inputs = [{ index: 0, address: ordinals }]
      const signed = await methods.signPsbt({ ...request, psbt, inputs, broadcast: true })
      const { spent } = await bitcoin.transaction(signed.txid ?? '')
      expect(spent).toEqual([ordinals])
    }),
  )

  it(
    'error: rejects when the user declines',
    runTest(async (harness) => {
      const { request, methods } = await prepared(harness)
      await harness.wallet.answer('sign', 'reject')
      expect(await failureOf(methods.signPsbt(request))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: rejects another transaction, or a signature that was not requested',
    runTest(async (harness) => {
      const { request, bitcoin, methods } = await prepared(harness)
      for (const how of ['transaction', 'input', 'nothing'] as const) {
        await bitcoin.cheat(how)
        expect(await failureOf(methods.signPsbt(request))).toBeInstanceOf(WalletResponseError)
      }
    }),
  )

  it(
    'error: rejects an unsignable PSBT without a prompt',
    runTest(async (harness) => {
      const { request, bitcoin, methods } = await prepared(harness)
      const { address } = request
      const wrong = [
        { ...request, psbt: 'nonsense' },
        { ...request, psbt: 'cHNidP8=' },
        { ...request, inputs: [] },
        { ...request, inputs: [{ index: 2, address }] },
        { ...request, inputs: [{ index: 0.5, address }] },
        { ...request, inputs: [{ index: 1, address }] },
        { ...request, inputs: [...request.inputs, ...request.inputs] },
      ]
      for (const parameters of wrong)
        expect(await failureOf(methods.signPsbt(parameters))).toBeInstanceOf(InvalidTransactionError)
      const strange = [{ index: 0, address: bitcoin.receiver }]
      const failure = await failureOf(methods.signPsbt({ ...request, inputs: strange }))
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: does not broadcast a PSBT that lacks a signature',
    runTest(async (harness) => {
      const { request, methods } = await prepared(harness)
      const failure = await failureOf(methods.signPsbt({ ...request, broadcast: true }))
      expect(failure).toBeInstanceOf(InvalidTransactionError)
    }),
  )
}

async function prepared(harness: Harness) {
  const { caller, ordinals, methods, bitcoin } = await bitcoinOf(harness)
  const psbt = await bitcoin.psbt({ from: caller.address, value: 10_000n })
  const request = { ...caller, psbt, inputs: [{ index: 0, address: caller.address }] }
  return { request, ordinals, methods, bitcoin }
}
