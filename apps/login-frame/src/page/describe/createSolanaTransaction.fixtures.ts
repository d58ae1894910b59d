import { base58 } from '@scure/base'

const systemProgram = '1'.repeat(32)
const blockhashOfNoBlock = new Uint8Array(32).fill(9)

/** An instruction; all its accounts but the payer are writable and do not sign. */
type Instruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** Creates the instruction that sends SOL. */
export function createSolTransfer(from: string, to: string, lamports: bigint): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  return { program: systemProgram, accounts: [from, to], data }
}

/** Creates a transaction in wire format with an empty signature. By default it sends 1 SOL to the payer. */
export function createSolanaTransaction({
  payer,
  version = 'legacy',
  instructions = [createSolTransfer(payer, payer, 1_000_000_000n)],
  blockhash = blockhashOfNoBlock,
}: {
  readonly payer: string
  readonly version?: 'legacy' | 0
  readonly instructions?: readonly Instruction[]
  readonly blockhash?: Uint8Array
}): Uint8Array {
  const writable = [...new Set([payer, ...instructions.flatMap(({ accounts }) => accounts)])]
  const programs = [...new Set(instructions.map(({ program }) => program))].filter(
    (each) => !writable.includes(each),
  )
  const keys = [...writable, ...programs]
  const compiled = instructions.flatMap(({ program, accounts, data }) => [
    keys.indexOf(program),
    accounts.length,
    ...accounts.map((account) => keys.indexOf(account)),
    data.length,
    ...data,
  ])
  const message = [
    ...(version === 0 ? [0x80] : []),
    ...[1, 0, programs.length, keys.length],
    ...keys.flatMap((key) => [...base58.decode(key)]),
    ...blockhash,
    instructions.length,
    ...compiled,
    ...(version === 0 ? [0] : []),
  ]
  return Uint8Array.of(1, ...new Uint8Array(64), ...message)
}
