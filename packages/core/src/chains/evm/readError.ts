/** The content of an error of a wallet, or of a library around it. */
export type ReadError = {
  /** The wallet's own JSON-RPC or EIP-1193 code: the innermost one. Those around it were set by libraries. */
  readonly code: number | undefined
  /** The innermost message. */
  readonly words: string | undefined
  /** Each error's `name`, from the outermost to the innermost. */
  readonly names: readonly unknown[]
}

/**
 * Parses a thrown value, through causes and through the errors that wallets nest in `data` (EIP-1193).
 * @example
 * ```ts
 * import { readError } from '@latchkit/core/eip1193'
 *
 * readError({ code: -32603, message: 'Internal error', data: { originalError: { code: 4902 } } }).code // 4902
 * ```
 */
export function readError(error: unknown): ReadError {
  const causes = causesOf(error)
  return {
    code: codeOf(causes),
    words: getMessage(causes),
    names: causes.map((cause) => field(cause, 'name')),
  }
}

function codeOf(causes: readonly unknown[]): number | undefined {
  const coded = causes.filter((error) => typeof field(error, 'code') === 'number' && !isWrapper(error))
  const code = field(coded.at(-1) ?? causes.at(-1), 'code')
  // viem writes -1 if there was none.
  return typeof code === 'number' && code !== -1 ? code : undefined
}

/** wagmi's and viem's classes carry a fixed code, whatever they are wrapped around. */
function isWrapper(error: unknown): boolean {
  return (field(error, 'cause') ?? undefined) !== undefined
}

function getMessage(causes: readonly unknown[]): string | undefined {
  const innermost = causes.at(-1)
  const words = typeof innermost === 'string' ? innermost : field(innermost, 'message')
  return typeof words === 'string' && words !== '' ? words : undefined
}

function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = []
  // The limit is for circular causes.
  for (let next = error; next !== undefined && next !== null && causes.length < 16; ) {
    causes.push(next)
    next = field(next, 'cause') ?? errorInData(field(next, 'data'))
  }
  return causes
}

/**
 * MetaMask nests the original error in `data.originalError`, `data.cause` (@metamask/rpc-errors 6 and newer) or in `data`
 * itself. The `data` of other errors is data.
 */
function errorInData(data: unknown): unknown {
  const nested = field(data, 'originalError') ?? field(data, 'cause')
  return nested ?? (typeof field(data, 'code') === 'number' ? data : undefined)
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
