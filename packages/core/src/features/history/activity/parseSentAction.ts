import type { SentAction } from '../../wallet/request/SentAction.js'

const textMax = 2_000
const transfersMax = 2
const allowed = {
  operation: ['approve', 'send', 'trade'],
  kind: ['token', 'nft'],
  direction: ['in', 'out'],
} as const

type Stored = Readonly<Partial<Record<string, unknown>>>

/** Parses an action, which can come from the storage; `undefined` if the value is none. */
export function parseSentAction(value: unknown): SentAction | undefined {
  const { operation, transfers } = Object(value) as Stored
  const isAction =
    isOneOf(allowed.operation, operation) &&
    Array.isArray(transfers) &&
    transfers.length <= transfersMax &&
    transfers.every(isTransfer)
  return isAction ? { operation, transfers } : undefined
}

function isTransfer(value: unknown): boolean {
  const { kind, name, symbol, icon = '', direction, amount, isNative = false } = Object(value) as Stored
  return (
    isOneOf(allowed.kind, kind) &&
    isOneOf(allowed.direction, direction) &&
    [name, symbol, icon].every((text) => typeof text === 'string' && text.length <= textMax) &&
    typeof isNative === 'boolean' &&
    typeof amount === 'string' &&
    /^\d{1,78}(?:\.\d{1,255})?$/.test(amount)
  )
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T)
