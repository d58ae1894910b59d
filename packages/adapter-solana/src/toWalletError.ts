import {
  LatchkitError,
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '@latchkit/core'
import { isRejection } from '@latchkit/core/eip1193'

/** Does something with a wallet; what it throws becomes one of our errors. */
export async function askWallet<T>(
  subject: { readonly method: string; readonly connectorId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw toWalletError({ ...subject, cause })
  }
}

/**
 * The one place where what a wallet threw becomes one of ours.
 *
 * @param parameters `method` is what was asked for, as the Wallet Standard or JSON-RPC calls it.
 */
export function toWalletError(parameters: {
  readonly method: string
  readonly connectorId: string
  readonly cause: unknown
}): LatchkitError {
  const { method, connectorId, cause } = parameters
  if (cause instanceof LatchkitError) return cause
  const errors = errorsIn(cause)
  const names = errors.map((error) => field(error, 'name'))
  const code = errors.map((error) => field(error, 'code')).findLast((each) => typeof each === 'number')
  const details = errors.map(wordsOf).findLast((words) => words !== undefined)
  const rpcCode = typeof code === 'number' ? code : undefined
  if (isRejection({ code: rpcCode, words: details })) return new UserRejectedError({ cause })
  if (names.includes('WalletWindowClosedError')) return new UserRejectedError({ cause })
  if (names.includes('WalletNotReadyError')) return new WalletNotFoundError({ connectorId })
  if (rpcCode === undefined && /closed/i.test(details ?? '')) return new UserRejectedError({ cause })
  // What JavaScript itself throws over an answer that is not what it should be.
  if (names.includes('TypeError'))
    return new WalletResponseError({ method, reason: details ?? 'it is not what was asked for', cause })
  return new WalletRequestError({ method, rpcCode, details, cause })
}

function wordsOf(error: unknown): string | undefined {
  const words = typeof error === 'string' ? error : field(error, 'message')
  return typeof words === 'string' && words !== '' ? words : undefined
}

/** From the outermost error to the innermost: wallet-adapter nests in `error`, others in `cause` or `data`. */
function errorsIn(error: unknown): readonly unknown[] {
  const errors: unknown[] = []
  // The limit is for causes that go in a circle.
  for (let next = error; next !== undefined && next !== null && errors.length < 16; ) {
    errors.push(next)
    const data = field(next, 'data')
    const inData =
      field(data, 'originalError') ?? (typeof field(data, 'code') === 'number' ? data : undefined)
    next = field(next, 'error') ?? field(next, 'cause') ?? inData
  }
  return errors
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
