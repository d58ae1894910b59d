import { concatBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** A message of a transaction that transfers 1 lamport with the system program. */
export function createSolanaMessage(parameters: {
  readonly signer: string
  readonly isVersioned?: boolean
}): Uint8Array {
  const { signer, isVersioned = false } = parameters
  const random = () => crypto.getRandomValues(new Uint8Array(32))
  const transfer = Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
  return concatBytes(
    isVersioned ? Uint8Array.of(0x80) : new Uint8Array(),
    Uint8Array.of(1, 0, 1, 3),
    base58.decode(signer),
    random(),
    new Uint8Array(32),
    random(),
    Uint8Array.of(1, 2, 2, 0, 1, transfer.length),
    transfer,
    isVersioned ? concatBytes(Uint8Array.of(1), random(), Uint8Array.of(1, 0, 0)) : new Uint8Array(),
  )
}
