import type { WireMessage } from '@latchkit/test/source/solana/wire'

const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const lamportsPerSignature = 5000n
/** Compute units of an instruction without an explicit limit. */
const defaultUnitsPerInstruction = 200_000n
const mostUnits = 1_400_000n

/** Returns the fee of a transaction in lamports: for signatures and priority. */
export function getFee({ header, accountKeys, instructions }: WireMessage): bigint {
  let microLamportsPerUnit = 0n
  let unitLimit: bigint | undefined
  let others = 0n
  for (const { programIdIndex, data } of instructions) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (accountKeys[programIdIndex] !== computeBudgetProgram) others += 1n
    else if (data[0] === 2 && data.length === 5) unitLimit = BigInt(view.getUint32(1, true))
    else if (data[0] === 3 && data.length === 9) microLamportsPerUnit = view.getBigUint64(1, true)
  }
  const asked = unitLimit ?? others * defaultUnitsPerInstruction
  const units = asked < mostUnits ? asked : mostUnits
  const priority = (units * microLamportsPerUnit + 999_999n) / 1_000_000n
  return BigInt(header.numRequiredSignatures) * lamportsPerSignature + priority
}
