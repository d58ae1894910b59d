import { InvalidTransactionError } from '@latchkit/core/errors'
import { hex } from '@scure/base'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { extractTransaction, isFinal, toPsbtView } from './psbt.js'

const script = hex.decode('76a914751e76e8199196d454941c45d1b3a323f1433bd688ac')

/** Creates a transaction that pays the value to the script. */
function createPrevious(value: bigint): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32), 0)
  transaction.addOutput(script, value)
  return transaction
}

/** Creates a PSBT that spends the first output of a transaction and includes `told` as the previous transaction. */
function createSpending(transaction: Transaction, told: Transaction | undefined): Psbt {
  const psbt = new Psbt()
  psbt.addInput({ hash: transaction.getId(), index: 0 })
  psbt.addOutput({ script, value: 1_000n })
  if (told) psbt.data.updateInput(0, { nonWitnessUtxo: told.toBuffer() })
  return Psbt.fromBuffer(psbt.toBuffer())
}

test('default: reads the value of an input from the transaction that it names', () => {
  const { inputs, transaction } = toPsbtView(createSpending(createPrevious(5_000n), createPrevious(5_000n)))
  expect(inputs[0]?.script).toEqual(script)
  expect(transaction).toEqual(toPsbtView(createSpending(createPrevious(5_000n), undefined)).transaction)
})

test('error: ignores another transaction or a missing one', () => {
  expect(toPsbtView(createSpending(createPrevious(5_000n), createPrevious(6_000n))).inputs[0]?.script).toBe(
    undefined,
  )
  expect(toPsbtView(createSpending(createPrevious(5_000n), undefined)).inputs[0]?.script).toBe(undefined)
})

test('error: does not extract an unsigned transaction', () => {
  const psbt = createSpending(createPrevious(5_000n), createPrevious(5_000n))
  expect(isFinal(psbt)).toBe(false)
  expect(() => extractTransaction(psbt)).toThrow(InvalidTransactionError)
})

test('error: does not extract a transaction with an excessive fee', () => {
  const psbt = new Psbt()
  const witnessUtxo = {
    script: hex.decode('0014751e76e8199196d454941c45d1b3a323f1433bd6'),
    value: 100_000_000n,
  }
  psbt.addInput({ hash: '11'.repeat(32), index: 0, witnessUtxo })
  psbt.addOutput({ script, value: 1_000n })
  psbt.data.updateInput(0, { finalScriptWitness: Uint8Array.of(1, 1, 0) })
  expect(isFinal(psbt)).toBe(true)
  expect(() => extractTransaction(psbt)).toThrow(/fee|paying/)
})
