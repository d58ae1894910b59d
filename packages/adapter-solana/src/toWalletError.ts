import { LatchkitError, UserRejectedError, WalletNotFoundError } from '@latchkit/core'
import { isRejection } from '@latchkit/core/eip1193'
import { WalletRequestError, WalletResponseError } from '@latchkit/core/errors'

/** Runs work with a wallet and converts its errors to Latchkit errors. */
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
 * Converts an error of a wallet to a Latchkit error.
 *
 * @param parameters `method` is the requested method, as the Wallet Standard or JSON-RPC names it.
 */
export function toWalletError(parameters: {
  readonly method: string
  readonly connectorId: string
  readonly cause: unknown
}): LatchkitError {
  const { method, connectorId, cause } = parameters
  if (cause instanceof LatchkitError) return cause
  const errors = listErrors(cause)
  const names = errors.map((error) => field(error, 'name'))
  const code = errors.map((error) => field(error, 'code')).findLast((each) => typeof each === 'number')
  const details = errors.map(getMessage).findLast((message) => message !== undefined)
  const rpcCode = typeof code === 'number' ? code : undefined
  if (isRejection({ code: rpcCode, words: details })) return new UserRejectedError({ cause })
  if (names.includes('WalletWindowClosedError')) return new UserRejectedError({ cause })
  if (names.includes('WalletNotReadyError')) return new WalletNotFoundError({ connectorId })
  if (rpcCode === undefined && /closed/i.test(details ?? '')) return new UserRejectedError({ cause })
  // JavaScript throws `TypeError` when a response has an unexpected shape.
  if (names.includes('TypeError'))
    return new WalletResponseError({ method, reason: details ?? 'it has an unexpected shape', cause })
  return new WalletRequestError({ method, rpcCode, details, cause })
}

function getMessage(error: unknown): string | undefined {
  const message = typeof error === 'string' ? error : field(error, 'message')
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** Lists the errors from outermost to innermost: wallet-adapter nests in `error`, others in `cause` or `data`. */
function listErrors(error: unknown): readonly unknown[] {
  const errors: unknown[] = []
  // The limit ends circular causes.
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
