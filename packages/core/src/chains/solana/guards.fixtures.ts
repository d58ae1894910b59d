import { ComputeBudgetProgram, PublicKey, TransactionInstruction } from '@solana/web3.js'

/** Lighthouse: wallets add its instructions to guard a transaction. */
const lighthouse = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')

/** An instruction of Lighthouse. */
export const guard: TransactionInstruction = new TransactionInstruction({
  programId: lighthouse,
  keys: [],
  data: Buffer.from([9]),
})

/** A priority fee. */
export const fee: TransactionInstruction = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })
