import type { MessageContents } from '@latchkit/core/solana'
import { base58 } from '@scure/base'
import { formatUnits } from 'viem'
import type { InstructionName } from '../copy/Copy.js'
import { readMessage } from '../decode/readMessage.js'
import type { ModelField, ModelSection, ModelWarning } from './ApprovalModel.js'

type Instruction = MessageContents['instructions'][number]

/** Programs that are decoded. */
const programs: Readonly<Record<string, (instruction: Decodable) => Decoded | undefined>> = {
  '11111111111111111111111111111111': readSystem,
  ComputeBudget111111111111111111111111111111: () => ({ name: 'computeBudget', fields: [] }),
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: readTokenAccount,
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: readToken,
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: readToken,
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: readMemo,
}

type Decodable = { readonly accounts: readonly string[]; readonly bytes: Uint8Array; readonly view: DataView }
type Decoded = {
  readonly name: InstructionName
  readonly fields: readonly ModelField[]
  readonly warnings?: readonly ModelWarning[] | undefined
}

const lamportDecimals = 9

/** Describes an instruction. One that is not known has its program, its data and a warning. */
export function readSolanaInstruction(
  { program, accounts, data }: Instruction,
  number: number,
): ModelSection {
  const bytes = Uint8Array.from(data === '' ? [] : data.split(',').map(Number))
  const decodable = {
    // Without the suffix of writable accounts.
    accounts: accounts.map((account = '') => account.replace(/ w$/, '')),
    bytes,
    view: new DataView(bytes.buffer),
  }
  const decoded = Object.hasOwn(programs, program) ? programs[program]?.(decodable) : undefined
  const values = { number: String(number) }
  if (decoded) {
    const { name, fields, warnings = [] } = decoded
    return { fields: [{ name: 'instruction', values, value: { instruction: name } }, ...fields], warnings }
  }
  return {
    fields: [
      { name: 'instruction', values, value: { instruction: 'unknown' } },
      { name: 'program', value: program },
      { name: 'data', value: base58.encode(bytes) },
    ],
    warnings: [{ name: 'unknownInstruction', level: 'caution' }],
  }
}

function readSystem({ accounts, view }: Decodable): Decoded | undefined {
  const kind = view.byteLength >= 4 ? view.getUint32(0, true) : -1
  const [from = '', to = ''] = accounts
  const isTransfer = kind === 2 && view.byteLength === 12
  const isCreation = kind === 0 && view.byteLength === 52
  if (!isTransfer && !isCreation) return undefined
  const sol = `${formatUnits(view.getBigUint64(4, true), lamportDecimals)} SOL`
  return {
    name: isTransfer ? 'transferSol' : 'createAccount',
    fields: [
      { name: 'amount', value: sol },
      { name: 'from', value: from },
      { name: 'to', value: to },
    ],
  }
}

function readTokenAccount({ accounts, bytes }: Decodable): Decoded | undefined {
  const [, , owner = '', mint = ''] = accounts
  // Without data: the first version of the instruction.
  if (bytes.length > 1 || (bytes[0] ?? 0) > 1) return undefined
  return {
    name: 'createTokenAccount',
    fields: [
      { name: 'owner', value: owner },
      { name: 'token', value: mint },
    ],
  }
}

function readToken({ accounts, bytes, view }: Decodable): Decoded | undefined {
  const [first = '', second = '', third = ''] = accounts
  const kind = bytes[0]
  if (kind === 3 && bytes.length === 9) {
    const fields = [amountOf(view.getBigUint64(1, true)), from(first), to(second)]
    return { name: 'transferToken', fields }
  }
  if (kind === 12 && bytes.length === 10) {
    const amount = amountOf(view.getBigUint64(1, true), bytes[9])
    return { name: 'transferToken', fields: [amount, token(second), from(first), to(third)] }
  }
  const delegates: readonly ModelWarning[] = [{ name: 'solanaDelegate', level: 'danger' }]
  if (kind === 4 && bytes.length === 9) {
    const fields = [spender(second), amountOf(view.getBigUint64(1, true)), from(first)]
    return { name: 'approve', fields, warnings: delegates }
  }
  if (kind === 13 && bytes.length === 10) {
    const amount = amountOf(view.getBigUint64(1, true), bytes[9])
    return {
      name: 'approve',
      fields: [spender(third), amount, token(second), from(first)],
      warnings: delegates,
    }
  }
  if (kind === 5 && bytes.length === 1) return { name: 'revoke', fields: [from(first)] }
  if (kind === 6 && (bytes.length === 35 || bytes.length === 3))
    return {
      name: 'setAuthority',
      fields: [
        { name: 'account', value: first },
        { name: 'authority', value: bytes.length === 35 ? base58.encode(bytes.slice(3)) : '–' },
      ],
      warnings: [{ name: 'solanaAuthority', level: 'danger' }],
    }
  return kind === 9 && bytes.length === 1
    ? { name: 'closeAccount', fields: [{ name: 'account', value: first }, to(second)] }
    : undefined
}

function readMemo({ bytes }: Decodable): Decoded {
  return { name: 'memo', fields: [{ name: 'message', value: readMessage(bytes).text }] }
}

/** Without decimals: in base units. */
const amountOf = (amount: bigint, decimals = 0): ModelField => ({
  name: 'amount',
  value: formatUnits(amount, decimals),
})
const from = (value: string): ModelField => ({ name: 'from', value })
const to = (value: string): ModelField => ({ name: 'to', value })
const token = (value: string): ModelField => ({ name: 'token', value })
const spender = (value: string): ModelField => ({ name: 'spender', value })
