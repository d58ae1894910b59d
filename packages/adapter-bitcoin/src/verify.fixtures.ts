import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import {
  Address,
  CompactSize,
  OutScript,
  p2wpkh,
  RawTx,
  RawWitness,
  TEST_NETWORK,
  Transaction,
} from '@scure/btc-signer'
import { concatBytes, equalBytes, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

// Independent of bitcoinjs-lib and of the adapter, so that the adapter's results are verified by other code.

/** The address parameters of regtest. */
export const regtest: typeof TEST_NETWORK = { ...TEST_NETWORK, bech32: 'bcrt' }

/** Returns the locking script of a regtest address. */
export function getScript(address: string): Uint8Array {
  return OutScript.encode(Address(regtest).decode(address))
}

/** Returns the regtest address of a locking script. */
export function getAddress(script: Uint8Array): string {
  return Address(regtest).encode(OutScript.decode(script))
}

/** Verifies a BIP-137 signature of a message. */
export function verifyEcdsa(address: string, message: Uint8Array, signature: string): boolean {
  const [header = 0, ...numbers] = base64.decode(signature)
  const magic = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256x2(magic, CompactSize.encode(BigInt(message.length)), message)
  const recovered = secp256k1.Signature.fromBytes(
    Uint8Array.from([(header - 27) & 3, ...numbers]),
    'recovered',
  ).recoverPublicKey(hash)
  return p2wpkh(recovered.toBytes(true), regtest).address === address
}

/** Verifies a simple BIP-322 signature of a message. */
export function verifyBip322(address: string, message: Uint8Array, signature: string): boolean {
  const script = getScript(address)
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(Uint8Array.of(0, 32), tagSchnorr('BIP0322-signed-message', message)),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const { id: txid } = Transaction.fromRaw(toSpend, { allowUnknownInputs: true, allowUnknownOutputs: true })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  return isSignedBy(toSign, 0, [{ script, amount: 0n }], RawWitness.decode(base64.decode(signature)))
}

/** Returns the inputs of a PSBT with a valid signature of that address's key. */
export function signedInputs(psbt: string, address: string): readonly number[] {
  const transaction = readPsbt(psbt)
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index))
  const spent = inputs.map(({ witnessUtxo }) => witnessUtxo ?? { script: new Uint8Array(), amount: 0n })
  return inputs.flatMap(({ partialSig = [], tapKeySig, finalScriptWitness }, index) => {
    if (!equalBytes(spent[index]?.script ?? new Uint8Array(), getScript(address))) return []
    const witnesses = [
      ...partialSig.map(([publicKey, signature]) => [signature, publicKey]),
      ...(tapKeySig ? [[tapKeySig]] : []),
      ...(finalScriptWitness ? [finalScriptWitness] : []),
    ]
    return witnesses.some((witness) => isSignedBy(transaction, index, spent, witness)) ? [index] : []
  })
}

/** Parses a PSBT with any inputs. */
export function readPsbt(psbt: string): Transaction {
  return Transaction.fromPSBT(base64.decode(psbt), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
  })
}

type Output = { readonly script: Uint8Array; readonly amount: bigint }

function isSignedBy(
  transaction: Transaction,
  index: number,
  spent: readonly Output[],
  [signature = new Uint8Array(), publicKey]: readonly Uint8Array[],
): boolean {
  const { script, amount } = spent[index] ?? { script: new Uint8Array(), amount: 0n }
  if (publicKey) {
    const { hash, script: own } = p2wpkh(publicKey, regtest)
    // BIP-143: the script code is p2pkh's script.
    const code = concatBytes(hex.decode('76a914'), hash, hex.decode('88ac'))
    const digest = transaction.preimageWitnessV0(index, code, signature.at(-1) ?? 0, amount)
    const isValid = secp256k1.verify(signature.slice(0, -1), digest, publicKey, {
      prehash: false,
      format: 'der',
    })
    return isValid && equalBytes(own, script)
  }
  const type = signature.length === 64 ? 0 : (signature[64] ?? 0)
  const digest = transaction.preimageWitnessV1(
    index,
    spent.map((output) => output.script),
    type,
    spent.map((output) => output.amount),
  )
  return schnorr.verify(signature.slice(0, 64), digest, script.slice(2))
}
