import {
  type ChainReader,
  type NonceStore,
  parseMessage,
  SiwxMessageError,
  verifyMessage,
} from '@latchkit/siwx'
import type { Logger } from 'pino'
import { SourceError } from '../../data/sources/BalanceSource.js'
import { toRefusalError } from './toRefusalError.js'

/** A sign-in to verify. */
export type SignIn = {
  readonly message: string
  readonly signature: string
  /** Origin of the request, which the project lists. */
  readonly origin: string
  readonly nonce: string
  readonly nonceStore: NonceStore
}

/** Options of the verification. */
export type VerifyOptions = {
  readonly reader: ChainReader
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/**
 * Verifies a sign-in, and uses its nonce up.
 *
 * @returns The CAIP-10 id of the account, and the URI of the message.
 * @throws HttpError with the reason as its field: 400, 401 or 503.
 */
export async function verifySignIn(
  { message, signature, origin, nonce, nonceStore }: SignIn,
  { reader, logger, now }: VerifyOptions,
): Promise<{ readonly account: string; readonly uri: string }> {
  const { host, protocol } = new URL(origin)
  const { uri, scheme } = readFields(message)
  const result = await verifyMessage({
    message,
    signature,
    expected: {
      domain: host,
      // Any page of the origin.
      uri: uri !== undefined && getOrigin(uri) === origin ? uri : origin,
      // Optional in the message.
      scheme: scheme === undefined ? undefined : protocol.slice(0, -1),
      nonce,
    },
    nonceStore,
    reader,
    now: now(),
  })
  if (result.ok) return { account: result.account, uri: result.fields.uri }
  const { reason } = result
  if ('cause' in result) {
    // The messages of nodes can contain addresses.
    const isSafe = reason === 'nonceStoreUnavailable' || result.cause instanceof SourceError
    logger.warn({ reason, ...(isSafe && { err: result.cause }) }, 'a sign-in cannot be verified')
  }
  throw toRefusalError(result)
}

/** Returns nothing for a malformed message, which the verification refuses. */
function readFields(message: string): { readonly uri?: string; readonly scheme?: string } {
  try {
    return parseMessage(message)
  } catch (error) {
    if (error instanceof SiwxMessageError) return {}
    throw error
  }
}

function getOrigin(uri: string): string | undefined {
  return URL.canParse(uri) ? new URL(uri).origin : undefined
}
