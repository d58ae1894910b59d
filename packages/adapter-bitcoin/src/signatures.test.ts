import { checkSignedPsbt } from '@latchkit/core/bip122'
import { WalletResponseError } from '@latchkit/core/errors'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { p2ms, p2pkh, p2sh, p2tr, p2tr_ns, p2wpkh, p2wsh, SigHash, Transaction } from '@scure/btc-signer'
import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { toPsbtView } from './psbt.js'
import { regtest } from './verify.fixtures.js'

// Signed by @scure/btc-signer, which is independent of the code under test.

const secret = hex.decode('11'.repeat(32))
const partner = hex.decode('22'.repeat(32))
const key = secp256k1.getPublicKey(secret, true)
const partnerKey = secp256k1.getPublicKey(partner, true)
const xOnly = schnorr.getPublicKey(secret)
const partnerXOnly = schnorr.getPublicKey(partner)
const address = 'mine'

/** Creates a transaction that pays the amount to a script. */
function createFunding(script: Uint8Array, amount: bigint): Transaction {
  const transaction = new Transaction({ allowUnknownOutputs: true })
  transaction.addInput({ txid: '33'.repeat(32), index: 0, finalScriptSig: new Uint8Array() })
  transaction.addOutput({ script, amount })
  return transaction
}

type Payment = { readonly script: Uint8Array; readonly [field: string]: unknown }

/** Creates a payment of two inputs; the second belongs to another p2wpkh key. */
function createSpending(payment: Payment, isSegwit: boolean, sighashType?: number): Transaction {
  const amount = 50_000n
  const { script, redeemScript, witnessScript, tapInternalKey, tapMerkleRoot, tapLeafScript } = payment
  const previous = createFunding(script, amount)
  const transaction = new Transaction({ allowUnknownOutputs: true, allowLegacyWitnessUtxo: true })
  const fields = { redeemScript, witnessScript, tapInternalKey, tapMerkleRoot, tapLeafScript }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  transaction.addInput({
    txid: previous.id,
    index: 0,
    ...(isSegwit ? { witnessUtxo: { script, amount } } : { nonWitnessUtxo: previous.toBytes(true) }),
    ...given,
    ...(sighashType === undefined ? {} : { sighashType }),
  })
  const other = p2wpkh(partnerKey, regtest)
  const witnessUtxo = { script: other.script, amount: 20_000n }
  transaction.addInput({ txid: '44'.repeat(32), index: 1, witnessUtxo })
  transaction.addOutput({ script: other.script, amount: 30_000n })
  transaction.addOutput({ script: p2pkh(key, regtest).script, amount: 39_000n })
  return transaction
}

const multisig = p2ms(1, [key, partnerKey])
const kinds: readonly (readonly [name: string, payment: Payment, isSegwit: boolean])[] = [
  ['p2pkh', p2pkh(key, regtest), false],
  ['p2wpkh', p2wpkh(key, regtest), true],
  ['p2wpkh in p2sh', p2sh(p2wpkh(key, regtest), regtest), true],
  ['p2wsh multisig', p2wsh(multisig, regtest), true],
  ['p2wsh multisig in p2sh', p2sh(p2wsh(multisig, regtest), regtest), true],
  ['p2sh multisig', p2sh(multisig, regtest), false],
  ['taproot key path', p2tr(xOnly, undefined, regtest), true],
  ['taproot script path', p2tr(partnerXOnly, p2tr_ns(1, [xOnly])[0] as never, regtest), true],
]

function read(transaction: Transaction): ReturnType<typeof toPsbtView> {
  return toPsbtView(Psbt.fromBuffer(transaction.toPSBT()))
}

function copyOf(transaction: Transaction): Transaction {
  const options = { allowUnknownOutputs: true, allowLegacyWitnessUtxo: true }
  return Transaction.fromPSBT(transaction.toPSBT(), options)
}

/** Signs the first input with that sighash type, optionally finalized. */
function signFirstInput(asked: Transaction, isFinal: boolean, types?: readonly number[]): Transaction {
  const copy = copyOf(asked)
  copy.signIdx(secret, 0, types ? [...types] : undefined)
  if (isFinal) copy.finalizeIdx(0)
  return copy
}

describe.each(kinds)('%s', (_, payment, isSegwit) => {
  test.each([
    ['default: accepts a signature', false],
    ['behavior: accepts a final signature', true],
  ])('%s', async (__, isFinal) => {
    const asked = createSpending(payment, isSegwit)
    const answered = read(signFirstInput(asked, isFinal))
    await expect(checkSignedPsbt(read(asked), answered, [{ index: 0, address }])).resolves.toBeUndefined()
  })

  test.each([
    ['SIGHASH_NONE, which lets anybody redirect the coins', SigHash.NONE],
    ['SIGHASH_SINGLE', SigHash.SINGLE],
    ['SIGHASH_ALL|ANYONECANPAY', SigHash.ALL_ANYONECANPAY],
  ])('error: rejects %s, final or not', async (__, type) => {
    const asked = createSpending(payment, isSegwit)
    for (const isFinal of [false, true]) {
      const answer = read(signFirstInput(createSpending(payment, isSegwit, type), isFinal, [type]))
      const before = read(asked)
      const checked = checkSignedPsbt(before, answer, [{ index: 0, address }])
      await expect(checked).rejects.toThrow('has a signature hash type that was not allowed')
      await checkSignedPsbt(before, answer, [{ index: 0, address, sighashTypes: [type] }])
    }
  })

  test('error: rejects a signature of another transaction, final or not', async () => {
    const asked = createSpending(payment, isSegwit)
    const other = copyOf(asked)
    other.updateOutput(0, { amount: 1_000n })
    for (const isFinal of [false, true]) {
      const { inputs } = read(signFirstInput(other, isFinal))
      const before = read(asked)
      const checked = checkSignedPsbt(before, { ...before, inputs }, [{ index: 0, address }])
      await expect(checked).rejects.toThrow(WalletResponseError)
    }
  })
})

test('behavior: ignores signatures that were present before', async () => {
  const asked = createSpending(p2wpkh(key, regtest), true)
  asked.updateInput(1, { sighashType: SigHash.NONE })
  asked.signIdx(partner, 1, [SigHash.NONE])
  const answered = read(signFirstInput(asked, false))
  await expect(checkSignedPsbt(read(asked), answered, [{ index: 0, address }])).resolves.toBeUndefined()
})

test('error: rejects a witness without a signature', async () => {
  const before = read(createSpending(p2wpkh(key, regtest), true))
  const [first = {}, ...others] = before.inputs
  const inputs = [{ ...first, finalScriptWitness: Uint8Array.of(1, 1, 0) }, ...others]
  const checked = checkSignedPsbt(before, { ...before, inputs }, [{ index: 0, address }])
  await expect(checked).rejects.toThrow(WalletResponseError)
})
