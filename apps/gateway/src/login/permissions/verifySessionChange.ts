import {
  type SessionChange,
  type SessionSignature,
  sessionMessageLifetimeMs,
  toSessionMessageFields,
} from '@latchkit/blockchain-api/contract'
import {
  type ChainReader,
  type NonceStore,
  parseMessage,
  type SiwxFields,
  SiwxMessageError,
  verifyMessage,
} from '@latchkit/siwx'
import type { Logger } from 'pino'
import { HttpError } from '../../server/http/HttpError.js'
import { toRefusalError } from '../signIn/toRefusalError.js'
import type { SessionStore } from './createSessionStore.js'

/** A change that an account must have signed. */
export type SignedSessionChange = {
  readonly change: SessionChange
  readonly signed: SessionSignature
  /** CAIP-10 id, as it is in the URL. */
  readonly account: string
  readonly projectId: string
  /** Origin of the request, which the project lists. */
  readonly origin: string
}

/** Options of the verification. */
export type VerifySessionOptions = {
  /** Public URL of the gateway. */
  readonly publicUrl: string
  readonly reader: ChainReader
  readonly store: Pick<SessionStore, 'takeNonce'>
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** A clock of a user that is ahead. */
const clockToleranceMs = 60_000
/** The nonce must not be guessable: the account chooses it, so that another one cannot use it up. */
const minNonceLength = 16

/**
 * Verifies that an account signed a change of a session, and uses the message up.
 *
 * @throws HttpError with the reason as its field: 400, 401 or 503.
 */
export async function verifySessionChange(
  { change, signed, account, projectId, origin }: SignedSessionChange,
  { publicUrl, reader, store, logger, now }: VerifySessionOptions,
): Promise<void> {
  const { message, signature } = signed
  const { host, protocol } = new URL(origin)
  const [namespace, reference, address = ''] = account.split(':')
  const fields = readFields(message)
  const expiresAt = checkTimes(fields, now())
  const result = await verifyMessage({
    message,
    signature,
    expected: {
      ...(await toSessionMessageFields(change, { baseUrl: publicUrl, account, projectId })),
      domain: host,
      // Optional in the message.
      scheme: fields.scheme === undefined ? undefined : protocol.slice(0, -1),
      chainId: `${namespace}:${reference}`,
      address,
    },
    nonceStore: createNonceStore(store, `${account.toLowerCase()} ${fields.nonce}`, expiresAt),
    reader,
    now: now(),
  })
  if (result.ok) return
  const { reason } = result
  // The messages of nodes can contain addresses.
  if ('cause' in result) logger.warn({ reason }, 'a change of a permission cannot be verified')
  throw toRefusalError(result)
}

function readFields(message: string): SiwxFields {
  try {
    return parseMessage(message)
  } catch (error) {
    if (error instanceof SiwxMessageError) throw new HttpError(400, 'malformedMessage', error.message)
    throw error
  }
}

/** The times are part of what the account signs. @returns The end of the message, in ms since 1970. */
function checkTimes({ issuedAt, expirationTime, nonce }: SiwxFields, now: number): number {
  const [start, end] = [Date.parse(issuedAt), Date.parse(expirationTime ?? '')]
  if (!(end - start <= sessionMessageLifetimeMs && end > start && start <= now + clockToleranceMs))
    throw new HttpError(
      401,
      'expirationTime',
      'The message must expire within 5 minutes of its "issuedAt", which must not be in the future',
    )
  if (nonce.length < minNonceLength)
    throw new HttpError(401, 'nonce', `The nonce must have at least ${minNonceLength} characters`)
  return end
}

/** Any nonce of the account that is new. It is used last, after the signature is verified. */
function createNonceStore(
  store: Pick<SessionStore, 'takeNonce'>,
  key: string,
  expiresAt: number,
): NonceStore {
  return {
    issue: () => Promise.reject(new Error('The account chooses the nonce')),
    has: async () => true,
    consume: () => store.takeNonce(key, expiresAt),
  }
}
