import { base58, hex } from '@scure/base'
import type { AnyCallRecord } from '../host/requestRecord.js'
import { parseTransaction, type WireInstruction, type WireMessage } from '../solana/wire.js'
import type { SolanaRequestRecord } from './SolanaTestWallet.js'

type Decoded = Omit<SolanaRequestRecord, 'origin' | 'status' | 'result' | 'error'>

const systemProgram = '11111111111111111111111111111111'
const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const kinds: Readonly<Record<string, Decoded['kind']>> = {
  'standard:connect': 'connect',
  'solana:signIn': 'message',
  'solana:signMessage': 'message',
  'solana:signTransaction': 'transaction',
  'solana:signAndSendTransaction': 'transaction',
}

/**
 * Decodes a request. Returns `undefined` for one that a wallet answers without its user.
 *
 * @param ignoresSilent Whether the wallet asks its user about silent connections too.
 */
export function decodeSolanaRequest(
  method: string,
  params: readonly unknown[],
  ignoresSilent = false,
): Decoded | undefined {
  const kind = Object.hasOwn(kinds, method) ? kinds[method] : undefined
  if (!kind || (kind === 'connect' && isSilent(params) && !ignoresSilent)) return undefined
  const inputs = params.map((input): Readonly<Record<string, unknown>> => Object(input))
  const [first = {}] = inputs
  const from = toText(Object(first.account).address ?? first.address)
  const head = { kind, method, params, from }
  switch (method) {
    case 'solana:signIn':
      return { ...head, message: toText(first.statement) }
    case 'solana:signMessage':
      return { ...head, message: decodeText(first.message) }
    case 'standard:connect':
      return { kind, method, params }
    default:
      return {
        ...head,
        calls: inputs.flatMap(({ transaction }) => decodeTransaction(transaction)),
        clusters: inputs.flatMap(({ chain }) => toText(chain) ?? []),
      }
  }
}

function isSilent(params: readonly unknown[]): boolean {
  return Object(params[0]).silent === true
}

function decodeTransaction(transaction: unknown): readonly AnyCallRecord[] {
  if (!(transaction instanceof Uint8Array)) return []
  try {
    const { message } = parseTransaction(transaction)
    return message.instructions.map((instruction) => decodeInstruction(message, instruction))
  } catch {
    // The wallet rejects it.
    return []
  }
}

function decodeInstruction({ accountKeys }: WireMessage, instruction: WireInstruction): AnyCallRecord {
  const { programIdIndex, accounts, data } = instruction
  const program = accountKeys[programIdIndex] ?? ''
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const accountAt = (place: number) => accountKeys[accounts[place] ?? -1] ?? ''
  if (program === systemProgram && data.length === 12 && view.getUint32(0, true) === 2) {
    const value = view.getBigUint64(4, true)
    const to = accountAt(1)
    return { to, value, call: { functionName: 'transfer', args: [to, value] } }
  }
  if (tokenPrograms.includes(program) && data.length === 9 && data[0] === 3) {
    const args = [accountAt(1), view.getBigUint64(1, true)]
    return { to: program, value: 0n, call: { functionName: 'transfer', args } }
  }
  if (tokenPrograms.includes(program) && data.length === 10 && data[0] === 12) {
    const args = [accountAt(2), view.getBigUint64(1, true), accountAt(1)]
    return { to: program, value: 0n, call: { functionName: 'transferChecked', args } }
  }
  return { to: program, value: 0n, data: `0x${hex.encode(data)}` }
}

function decodeText(value: unknown): string | undefined {
  if (!(value instanceof Uint8Array)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(value)
  } catch {
    return base58.encode(value)
  }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
