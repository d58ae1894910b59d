import { createHash } from 'node:crypto'
import * as ecc from '@bitcoinerlab/secp256k1'
import { networks, payments, script, Transaction } from 'bitcoinjs-lib'

const network = networks.regtest

/** Verifies a simple BIP-322 signature (base64) of a P2WPKH address with bitcoinjs-lib. */
export function verifyBip322(signed: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  const { address, message, signature } = signed
  const [der = new Uint8Array(), pubkey = new Uint8Array()] = readWitness(Buffer.from(signature, 'base64'))
  if (payments.p2wpkh({ pubkey, network }).address !== address) return false
  const { output = new Uint8Array(), hash = new Uint8Array() } = payments.p2wpkh({ address, network })

  const toSpend = new Transaction()
  toSpend.version = 0
  toSpend.addInput(new Uint8Array(32), 0xffff_ffff, 0, script.compile([0, messageHash(message)]))
  toSpend.addOutput(output, 0n)
  const toSign = new Transaction()
  toSign.version = 0
  toSign.addInput(toSpend.getHash(), 0, 0)
  toSign.addOutput(Uint8Array.of(0x6a), 0n)

  const { signature: compact, hashType } = script.signature.decode(der)
  const { output: scriptCode = new Uint8Array() } = payments.p2pkh({ hash, network })
  return ecc.verify(toSign.hashForWitnessV0(0, scriptCode, 0n, hashType), pubkey, compact)
}

/** Returns BIP-340's tagged hash with BIP-322's tag. */
function messageHash(message: string): Uint8Array {
  const tag = sha256(Buffer.from('BIP0322-signed-message'))
  return sha256(Buffer.concat([tag, tag, Buffer.from(message)]))
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Reads a count and that many length-prefixed items; all below 253 here. */
function readWitness(bytes: Buffer): readonly Uint8Array[] {
  let at = 1
  return Array.from({ length: bytes[0] ?? 0 }, () => {
    const length = bytes[at] ?? 0
    at += 1 + length
    return bytes.subarray(at - length, at)
  })
}
