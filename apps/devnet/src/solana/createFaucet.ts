import { base58 } from '@scure/base'
import type { Ledger } from './createLedger.js'
import { faucetKey } from './faucetKey.js'
import { encodeTransaction } from './wire.js'

/** Who gives SOL away. */
export type Faucet = {
  /** Transfers SOL; the base58 signature of the transaction that did, or nothing if the faucet cannot. */
  readonly give: (to: string, lamports: bigint) => string | undefined
}

const systemProgram = new Uint8Array(32)
/** Half of what a balance can be at most. */
const stock = 2n ** 63n

/** Makes the faucet of a cluster. It pays by ordinary transactions, so that what it gives is in the history. */
export function createFaucet(ledger: Ledger): Faucet {
  ledger.setLamports(faucetKey.address, stock)
  return {
    give(to, lamports) {
      const { blockhash } = ledger.blocks.latest()
      const message = transferMessage(
        faucetKey.publicKey,
        base58.decode(to),
        lamports,
        base58.decode(blockhash),
      )
      return ledger.execute(encodeTransaction([faucetKey.sign(message)], message))?.signature
    },
  }
}

/** One signer, who pays; one other account that may be written; the system program. */
function transferMessage(
  from: Uint8Array,
  to: Uint8Array,
  lamports: bigint,
  blockhash: Uint8Array,
): Uint8Array {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  const instruction = [1, 2, 2, 0, 1, 12, ...new Uint8Array(data.buffer)]
  return Uint8Array.from([1, 0, 1, 3, ...from, ...to, ...systemProgram, ...blockhash, ...instruction])
}
