import type { parseTransaction } from '@latchkit/core/solana'

type Transaction = ReturnType<typeof parseTransaction>

const computeBudget = 'ComputeBudget111111111111111111111111111111'
const systemProgram = '1'.repeat(32)
const lamportsPerSignature = 5_000n
const microLamports = 1_000_000n
/** Compute units of each instruction, and of a transaction, for which it sets no limit. */
const usualUnits = 200_000n
const unitsMax = 1_400_000n

/** A transfer of SOL, in lamports. */
export type SolTransfer = { readonly amount: bigint; readonly from: string; readonly to: string }

/** Returns the transfer of a transaction that sends SOL of its payer, and does nothing else. */
export function readSolTransfer({ contents, signers }: Transaction): SolTransfer | undefined {
  const [transfer, ...others] = (contents?.instructions ?? []).filter(
    ({ program }) => program !== computeBudget,
  )
  if (!transfer || others.length > 0 || transfer.program !== systemProgram) return undefined
  const data = toView(transfer.data)
  if (data.byteLength !== 12 || data.getUint32(0, true) !== 2) return undefined
  // Without the suffix of writable accounts. Accounts of a lookup table have another one.
  const [from = '', to = ''] = transfer.accounts.map((account = '') => account.replace(/ w$/, ''))
  if (from !== signers[0] || to === '' || to.includes(' ')) return undefined
  return { amount: data.getBigUint64(4, true), from, to }
}

/**
 * Returns the most that the network takes for a transaction, in lamports: its signatures, and its price for all the compute units that it may
 * use. `undefined` if the version of its message is not known.
 *
 * @see https://solana.com/docs/core/fees
 */
export function getSolanaFee({ contents, signers }: Transaction): bigint | undefined {
  if (!contents) return undefined
  const budget = contents.instructions.filter(({ program }) => program === computeBudget)
  const read = (kind: number, length: number) =>
    budget
      .map(({ data }) => toView(data))
      .find((data) => data.byteLength === length && data.getUint8(0) === kind)
  const price = read(3, 9)?.getBigUint64(1, true) ?? 0n
  const unlimited = BigInt(contents.instructions.length - budget.length) * usualUnits
  const units = BigInt(read(2, 5)?.getUint32(1, true) ?? (unlimited < unitsMax ? unlimited : unitsMax))
  return BigInt(signers.length) * lamportsPerSignature + (price * units + microLamports - 1n) / microLamports
}

/** @param data Its bytes as decimal text, separated by commas. */
function toView(data: string): DataView {
  return new DataView(Uint8Array.from(data === '' ? [] : data.split(',').map(Number)).buffer)
}
