import { encodeTransaction } from '@latchkit/test/source/solana/wire'
import { base58 } from '@scure/base'
import type { Ledger } from './createLedger.js'
import { faucetKey } from './faucetKey.js'

/** Airdrops SOL. */
export type Faucet = {
  /** Transfers SOL. Returns the base58 signature of the transaction, or `undefined` if the faucet cannot pay. */
  readonly transfer: (to: string, lamports: bigint) => string | undefined
}

const systemProgram = new Uint8Array(32)
/** Half of the maximum balance. */
const reserve = 2n ** 63n

/** Creates the faucet of a cluster. It pays by regular transactions, which appear in the history. */
export function createFaucet(ledger: Ledger): Faucet {
  ledger.setLamports(faucetKey.address, reserve)
  return {
    transfer(to, lamports) {
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

/** One signer, who pays; one writable account; the system program. */
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
