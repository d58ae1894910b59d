import { describe, expect, test } from 'vitest'
import { InvalidTransactionError } from '../../foundation/errors/parameters.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { checkPsbtInputs, checkSignedPsbt } from './comparePsbts.js'
import type { PsbtView } from './PsbtView.js'

const script = Uint8Array.of(0, 20, 1)
const other = Uint8Array.of(0, 20, 2)
const asked: PsbtView = {
  transaction: Uint8Array.of(1, 2, 3),
  inputs: [{ script }, { script: other }, {}],
}
const mine = { index: 0, address: 'mine' }
const getAddress = () => ({ kind: 'p2wpkh', program: script.slice(2), script }) as const

/** An ECDSA signature with that signature hash type. */
const ecdsa = (type: number) => ({
  partialSig: [{ pubkey: new Uint8Array(33), signature: Uint8Array.of(48, 1, type) }],
})
function answered(first: object, second: object = {}): PsbtView {
  return { ...asked, inputs: [{ script, ...first }, { script: other, ...second }, {}] }
}

describe('checkPsbtInputs', () => {
  test('default', async () => {
    await expect(checkPsbtInputs(asked, [mine], getAddress)).resolves.toEqual([
      { ...mine, isUntweaked: false },
    ])
  })

  test.each([
    ['an empty list', []],
    ['a duplicate index', [mine, mine]],
    ['an index out of range', [{ ...mine, index: 3 }]],
    ['a negative index', [{ ...mine, index: -1 }]],
    ['a fractional index', [{ ...mine, index: 0.5 }]],
    ['an input of another address', [{ ...mine, index: 1 }]],
    ['an input without its spent output', [{ ...mine, index: 2 }]],
  ])('error: %s', async (_, inputs) => {
    await expect(checkPsbtInputs(asked, inputs, getAddress)).rejects.toThrow(InvalidTransactionError)
  })
})

describe('checkSignedPsbt', () => {
  test.each([
    ['another transaction', { ...answered(ecdsa(1)), transaction: Uint8Array.of(1, 2, 4) }],
    ['a longer transaction', { ...answered(ecdsa(1)), transaction: Uint8Array.of(1, 2, 3, 4) }],
    ['no signature', answered({})],
    ['another input signed', answered({}, ecdsa(1))],
    ['an additional signed input', answered(ecdsa(1), ecdsa(1))],
    ['an additional finalized input', answered(ecdsa(1), { finalScriptWitness: Uint8Array.of(1) })],
    ['an additional input signed by script', answered(ecdsa(1), { tapScriptSig: [{}] })],
  ])('error: %s', async (_, answer) => {
    await expect(checkSignedPsbt(asked, answer, [mine])).rejects.toThrow(WalletResponseError)
  })

  test('error: the wallet drops an earlier signature of another signer', async () => {
    const before = answered({}, ecdsa(1))
    await expect(checkSignedPsbt(before, answered(ecdsa(1)), [mine])).rejects.toThrow(
      'input 1 is signed, but this was not requested',
    )
  })
})
