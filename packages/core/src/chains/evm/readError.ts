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
 * Parses a thrown value, through causes and through the errors that wallets nest in `data` (EIP-1193) or in `error`: a
 * JSON-RPC response as the error. Some send codes as text.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
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
  const coded = causes.filter((error) => readCode(error) !== undefined && !isWrapper(error))
  const code = readCode(coded.at(-1) ?? causes.at(-1))
  // viem writes -1 if there was none.
  return code === -1 ? undefined : code
}

/** A number, or its text. Other texts are codes of libraries, such as `ACTION_REJECTED` of ethers. */
function readCode(error: unknown): number | undefined {
  const code = field(error, 'code')
  if (typeof code === 'string' && /^-?\d{1,6}$/.test(code)) return Number(code)
  return typeof code === 'number' ? code : undefined
}

/** wagmi's and viem's classes carry a fixed code, whatever they are wrapped around. */
function isWrapper(error: unknown): boolean {
  return (field(error, 'cause') ?? undefined) !== undefined
}

function getMessage(causes: readonly unknown[]): string | undefined {
  const messages = causes.map((cause) => (typeof cause === 'string' ? cause : field(cause, 'message')))
  return messages.findLast((words): words is string => typeof words === 'string' && words !== '')
}

function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = []
  // The limit is for circular causes.
  for (let next = error; next !== undefined && next !== null && causes.length < 16; ) {
    causes.push(next)
    next = field(next, 'cause') ?? errorIn(next) ?? errorInData(field(next, 'data'))
  }
  return causes
}

/** JSON-RPC responses and ethers 5 nest the error in `error`, and ethers 6 in `info.error`. */
function errorIn(error: unknown): unknown {
  const nested = field(error, 'error') ?? field(field(error, 'info'), 'error')
  return typeof nested === 'object' || (typeof nested === 'string' && nested !== '') ? nested : undefined
}

/**
 * MetaMask nests the original error in `data.originalError`, `data.cause` (@metamask/rpc-errors 6 and newer) or in `data`
 * itself. The `data` of other errors is data.
 */
function errorInData(data: unknown): unknown {
  const nested = field(data, 'originalError') ?? field(data, 'cause')
  return nested ?? (readCode(data) === undefined ? undefined : data)
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
