import { secp256k1 } from '@noble/curves/secp256k1.js'
import { CompactSize, RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import { concatBytes, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinWalletKey } from './keys.js'

/** The signature type of a message. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/**
 * Signs a message: 65 recoverable bytes, or BIP-322's simple format (a witness).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export function signMessage(
  key: BitcoinWalletKey,
  message: Uint8Array,
  protocol: MessageProtocol,
): Uint8Array {
  return protocol === 'ecdsa' ? signEcdsa(key, message) : signBip322(key, message)
}

/**
 * The first byte has the recovery id and the address type (BIP-137). Taproot has no address type.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
function signEcdsa({ privateKey, type }: BitcoinWalletKey, message: Uint8Array): Uint8Array {
  const magic = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256x2(magic, CompactSize.encode(BigInt(message.length)), message)
  const [recovery = 0, ...numbers] = secp256k1.sign(hash, privateKey, { prehash: false, format: 'recovered' })
  return Uint8Array.from([(type === 'p2wpkh' ? 39 : 31) + recovery, ...numbers])
}

function signBip322(
  { privateKey, publicKey, script, type }: BitcoinWalletKey,
  message: Uint8Array,
): Uint8Array {
  const hash = tagSchnorr('BIP0322-signed-message', message)
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(Uint8Array.of(0, 32), hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const { id: txid } = Transaction.fromRaw(toSpend, { allowUnknownInputs: true, allowUnknownOutputs: true })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({
    txid,
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(type === 'p2tr' && { tapInternalKey: publicKey.slice(1) }),
  })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.signIdx(privateKey, 0)
  toSign.finalize()
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}
