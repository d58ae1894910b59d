import { describe, expect, test } from 'vitest'
import { InvalidTransactionError } from '../errors/request.js'
import { WalletResponseError } from '../errors/wallet.js'
import { checkPsbtInputs, checkSignedPsbt, type PsbtView } from './comparePsbts.js'

const script = Uint8Array.of(0, 20, 1)
const other = Uint8Array.of(0, 20, 2)
const asked: PsbtView = {
  transaction: Uint8Array.of(1, 2, 3),
  inputs: [{ script }, { script: other }, {}],
}
const mine = { index: 0, address: 'mine' }
const scriptOf = () => script

/** An ECDSA signature for that part of the transaction. */
const ecdsa = (type: number) => ({ partialSig: [{ signature: Uint8Array.of(48, 1, type) }] })
/** A taproot signature; 64 bytes are for the whole. */
const schnorr = (...type: readonly number[]) => ({ tapKeySig: Uint8Array.of(...new Uint8Array(64), ...type) })

function answered(first: object, second: object = {}): PsbtView {
  return { ...asked, inputs: [{ script, ...first }, { script: other, ...second }, {}] }
}

describe('checkPsbtInputs', () => {
  test('default', () => {
    expect(() => checkPsbtInputs(asked, [mine], scriptOf)).not.toThrow()
  })

  test.each([
    ['none', []],
    ['one twice', [mine, mine]],
    ['one that is not there', [{ ...mine, index: 3 }]],
    ['one before the first', [{ ...mine, index: -1 }]],
    ['a part of one', [{ ...mine, index: 0.5 }]],
    ['one that spends from another address', [{ ...mine, index: 1 }]],
    ['one that does not say what it spends', [{ ...mine, index: 2 }]],
  ])('error: %s', (_, inputs) => {
    expect(() => checkPsbtInputs(asked, inputs, scriptOf)).toThrow(InvalidTransactionError)
  })
})

describe('checkSignedPsbt', () => {
  test.each([
    ['SIGHASH_ALL', ecdsa(1)],
    ['taproot, for the whole', schnorr()],
    ['taproot, SIGHASH_ALL', schnorr(1)],
    ['final already', { finalScriptWitness: Uint8Array.of(1) }],
    ['final already, of old', { finalScriptSig: Uint8Array.of(1) }],
  ])('default: %s', (_, signed) => {
    expect(() => checkSignedPsbt(asked, answered(signed), [mine])).not.toThrow()
  })

  test.each([
    ['another transaction', { ...answered(ecdsa(1)), transaction: Uint8Array.of(1, 2, 4) }],
    ['a longer transaction', { ...answered(ecdsa(1)), transaction: Uint8Array.of(1, 2, 3, 4) }],
    ['nothing signed', answered({})],
    ['another input signed', answered({}, ecdsa(1))],
    ['another input signed, too', answered(ecdsa(1), ecdsa(1))],
    ['another input finalised, too', answered(ecdsa(1), { finalScriptWitness: Uint8Array.of(1) })],
    ['another input signed by script, too', answered(ecdsa(1), { tapScriptSig: [{}] })],
    ['SIGHASH_NONE, which lets anybody take the coins', answered(ecdsa(2))],
    ['SIGHASH_ALL|ANYONECANPAY', answered(ecdsa(129))],
    ['taproot, SIGHASH_SINGLE', answered(schnorr(3))],
  ])('error: %s', (_, answer) => {
    expect(() => checkSignedPsbt(asked, answer, [mine])).toThrow(WalletResponseError)
  })

  test('param: sighashTypes', () => {
    const inputs = [{ ...mine, sighashTypes: [131] }]
    expect(() => checkSignedPsbt(asked, answered(ecdsa(131)), inputs)).not.toThrow()
    expect(() => checkSignedPsbt(asked, answered(ecdsa(1)), inputs)).toThrow(WalletResponseError)
  })

  test('behavior: what others signed before stays', () => {
    const before = answered({}, ecdsa(1))
    expect(() => checkSignedPsbt(before, answered(ecdsa(1), ecdsa(1)), [mine])).not.toThrow()
    expect(() => checkSignedPsbt(before, answered(ecdsa(1)), [mine])).toThrow(WalletResponseError)
  })
})
