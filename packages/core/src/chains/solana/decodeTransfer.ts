import type { SolanaTransfer } from '../../ports/SolanaMethods.js'
import { parseTransaction } from './parseTransaction.js'

const systemProgram = '11111111111111111111111111111111'
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** A transfer, and the account that sends it and pays the fee. */
export type DecodedTransfer = SolanaTransfer & { readonly from: string }

type Instruction = { readonly program: string; readonly accounts: readonly string[]; readonly data: DataView }

/**
 * Decodes what a transaction of `buildTransfer` does. Returns `undefined` for one that does anything else.
 *
 * @throws `TypeError` if it is malformed
 */
export function decodeTransfer(transaction: Uint8Array): DecodedTransfer | undefined {
  const { signers, contents } = parseTransaction(transaction)
  const [from, ...others] = signers
  if (from === undefined || others.length > 0 || !contents) return undefined
  const instructions = contents.instructions.map(({ program, accounts, data }): Instruction => {
    const bytes = Uint8Array.from(data === '' ? [] : data.split(',').map(Number))
    // Without the suffix of writable accounts.
    const addresses = accounts.map((account = '') => account.replace(/ w$/, ''))
    return { program, accounts: addresses, data: new DataView(bytes.buffer) }
  })
  const budget: Pick<DecodedTransfer, 'computeUnitLimit' | 'priorityFeeMicroLamports'>[] = []
  for (let next = instructions[0]; next?.program === computeBudgetProgram; next = instructions[0]) {
    const set = decodeBudget(next)
    if (!set) return undefined
    budget.push(set)
    instructions.shift()
  }
  const [first, second, ...rest] = instructions
  if (!first || rest.length > 0 || budget.length > 2) return undefined
  const moved = second ? decodeTokenTransfer(from, first, second) : decodeSolTransfer(from, first)
  return moved && { from, ...moved, ...budget[0], ...budget[1] }
}

function decodeBudget({ data }: Instruction) {
  const kind = data.byteLength > 0 ? data.getUint8(0) : 0
  if (kind === 2 && data.byteLength === 5) return { computeUnitLimit: data.getUint32(1, true) }
  return kind === 3 && data.byteLength === 9
    ? { priorityFeeMicroLamports: data.getBigUint64(1, true) }
    : undefined
}

function decodeSolTransfer(from: string, { program, accounts, data }: Instruction) {
  const [source, to] = accounts
  const isTransfer = program === systemProgram && data.byteLength === 12 && data.getUint32(0, true) === 2
  if (!isTransfer || source !== from || to === undefined) return undefined
  return { to, amount: data.getBigUint64(4, true) }
}

function decodeTokenTransfer(from: string, create: Instruction, transfer: Instruction) {
  const [payer, account, to, mint, , program] = create.accounts
  const isCreation =
    create.program === associatedTokenProgram && create.data.byteLength === 1 && create.data.getUint8(0) === 1
  if (!isCreation || payer !== from || to === undefined || mint === undefined) return undefined
  const [, movedMint, destination, owner] = transfer.accounts
  const { data } = transfer
  if (transfer.program !== program || !tokenPrograms.includes(transfer.program)) return undefined
  if (movedMint !== mint || destination !== account || owner !== from) return undefined
  const kind = data.byteLength > 1 ? data.getUint8(0) : 0
  if (kind === 12 && data.byteLength === 10) return { to, mint, amount: data.getBigUint64(1, true) }
  if (kind !== 26 || data.byteLength !== 19 || data.getUint8(1) !== 1) return undefined
  return { to, mint, amount: data.getBigUint64(2, true), tokenFee: data.getBigUint64(11, true) }
}
