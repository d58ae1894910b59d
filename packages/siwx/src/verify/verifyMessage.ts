import type { ChainReader } from '../chain/ChainReader.js'
import type { SignatureStatus, SignatureVerifier } from '../chain/SignatureVerifier.js'
import { getNamespace } from '../message/chains.js'
import { parseDateTime } from '../message/parseDateTime.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { SiwxMessageError } from '../message/SiwxMessageError.js'
import type { NonceStore } from '../nonce/NonceStore.js'
import { type ExpectedFields, findMismatch } from './compareFields.js'
import type { RefusedSignIn, SiwxVerification } from './SiwxVerification.js'
import { withoutRecap } from './withoutRecap.js'

/**
 * The longest signature: one of EIP-6492 with the code of an account.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
const maxSignatureLength = 131_072

/** The parameters of `verifyMessage`, except for the nonce. */
type BaseParameters = {
  /** The text that the user signed. */
  readonly message: string
  /** In hex for `eip155`, in base58 or base64 for `solana`, in base64 for `bip122`. */
  readonly signature: string
  /** Fields that the message must contain. */
  readonly expected: ExpectedFields
  /** Reads contracts. Without it, only signatures of keys are valid for `eip155`. */
  readonly reader?: ChainReader | undefined
  /** Verifiers of further namespaces, or replacements of ours. */
  readonly verifiers?: Readonly<Record<string, SignatureVerifier>> | undefined
  /** The time in milliseconds. Default: `Date.now()`. */
  readonly now?: number | undefined
  /** How far the clock of a user can be ahead, for `notBefore`, in milliseconds. Default: 1 minute. */
  readonly clockTolerance?: number | undefined
}

/** The parameters of `verifyMessage`. Without a nonce store, the server must compare the nonce and use it once itself. */
export type VerifyMessageParameters = BaseParameters &
  (
    | { readonly nonceStore: NonceStore }
    | {
        readonly nonceStore?: undefined
        readonly expected: ExpectedFields & { readonly nonce: string }
      }
  )

/**
 * Verifies a sign-in: the layout and the fields of the message, its times, its nonce, and the signature of the account.
 * Input of the user never makes it reject.
 *
 * A wallet that connects and signs with one approval adds the ReCap of its session (EIP-5573) to the message: the methods that the app
 * may request from it. \`expected\` is compared with the statement and the resources without it; \`fields\` contains it.
 *
 * The nonce is used last, in one atomic step: of concurrent requests with the same message one succeeds, and a request with
 * an invalid signature cannot use up the nonce of another user. That the nonce is known is checked before the signature, so
 * only nonces that the server issued cause requests to a chain.
 *
 * @example
 * ```ts
 * import { createMemoryNonceStore, verifyMessage } from '@latchkit/siwx'
 *
 * const nonceStore = createMemoryNonceStore()
 *
 * export async function signIn(message: string, signature: string) {
 *   const result = await verifyMessage({
 *     message,
 *     signature,
 *     expected: { domain: 'app.example.com', uri: 'https://app.example.com' },
 *     nonceStore,
 *   })
 *   return result.ok ? result.account : result.reason
 * }
 * ```
 */
export async function verifyMessage(parameters: VerifyMessageParameters): Promise<SiwxVerification> {
  const { message, expected, nonceStore, now = Date.now() } = parameters
  if (!nonceStore && expected.nonce === undefined)
    throw new TypeError(
      '"nonceStore" or "expected.nonce" must be set: without a nonce, a message can be used again.',
    )
  const parsed = parseSignInMessage(message)
  if (!parsed.ok) return parsed
  const { fields, requested } = parsed
  const mismatch = findMismatch(requested, expected)
  if (mismatch)
    return {
      ...refuseSignIn(`The field "${mismatch.field}" has another value than the expected one.`),
      reason: 'fieldMismatch',
      ...mismatch,
    }
  const untimely = checkTimes(fields, now, parameters.clockTolerance ?? 60_000)
  if (untimely) return untimely
  const unknown = await checkNonce(nonceStore && (() => nonceStore.has(fields.nonce)))
  if (unknown) return unknown
  const unsigned = toRefusal(await verifySignature(parameters, fields), fields)
  if (unsigned) return unsigned
  const used = await checkNonce(nonceStore && (() => nonceStore.consume(fields.nonce)))
  return used ?? { ok: true, account: `${fields.chainId}:${fields.address}`, fields }
}

function refuseSignIn(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message }
}

type ParsedMessage = {
  readonly ok: true
  readonly fields: SiwxFields
  /** The fields that the app has requested. A wallet can add the ReCap of its session to them. */
  readonly requested: SiwxFields
}

function parseSignInMessage(message: string): RefusedSignIn | ParsedMessage {
  try {
    const fields = parseMessage(message)
    return { ok: true, fields, requested: withoutRecap(fields) }
  } catch (error) {
    if (!(error instanceof SiwxMessageError)) throw error
    return { ...refuseSignIn(error.message), reason: 'malformedMessage', part: error.part }
  }
}

function checkTimes(
  { expirationTime, notBefore }: SiwxFields,
  now: number,
  tolerance: number,
): RefusedSignIn | undefined {
  const end = parseDateTime(expirationTime ?? '') ?? Number.POSITIVE_INFINITY
  const start = parseDateTime(notBefore ?? '') ?? Number.NEGATIVE_INFINITY
  if (now >= end) return { ...refuseSignIn(`The message expired at ${expirationTime}.`), reason: 'expired' }
  if (now + tolerance < start)
    return { ...refuseSignIn(`The message is not valid before ${notBefore}.`), reason: 'notYetValid' }
  return undefined
}

async function checkNonce(check: (() => Promise<boolean>) | undefined): Promise<RefusedSignIn | undefined> {
  try {
    if (!check || (await check())) return undefined
    return {
      ...refuseSignIn('The nonce is unknown, expired or used. Request a new one.'),
      reason: 'invalidNonce',
    }
  } catch (cause) {
    return { ...refuseSignIn('The nonce store is not available.'), reason: 'nonceStoreUnavailable', cause }
  }
}

/** Loaded when they are used: the curves need `TextEncoder` when they are imported, which jsdom does not have. */
const loadVerifiers = async () => (await import('./builtInVerifiers.js')).builtInVerifiers

const builtIn: Readonly<Record<string, SignatureVerifier>> = {
  eip155: async (signed) => (await loadVerifiers()).eip155(signed),
  solana: async (signed) => (await loadVerifiers()).solana(signed),
  bip122: async (signed) => (await loadVerifiers()).bip122(signed),
}

async function verifySignature(
  { message, signature, reader, verifiers = {} }: VerifyMessageParameters,
  { address, chainId }: SiwxFields,
): Promise<SignatureStatus> {
  if (typeof signature !== 'string' || signature.length > maxSignatureLength) return { status: 'malformed' }
  const namespace = getNamespace(chainId) ?? ''
  const table = Object.hasOwn(verifiers, namespace) ? verifiers : builtIn
  const verify = Object.hasOwn(table, namespace) ? table[namespace] : undefined
  if (!verify) return { status: 'unsupported' }
  try {
    return await verify({ message, signature, address, chainId, reader })
  } catch (cause) {
    return { status: 'unknown', cause }
  }
}

function toRefusal(result: SignatureStatus, { address, chainId }: SiwxFields): RefusedSignIn | undefined {
  switch (result.status) {
    case 'valid':
      return undefined
    case 'malformed':
      return {
        ...refuseSignIn('The signature is not in the encoding of its chain.'),
        reason: 'malformedSignature',
      }
    case 'invalid':
      return {
        ...refuseSignIn(
          `The account ${address} did not sign this message.${result.hasNoContract ? undeployed(chainId) : ''}`,
        ),
        ...{ reason: 'invalidSignature', ...(result.hasNoContract && { hasNoContract: true }) },
      }
    case 'unsupported':
      return { ...refuseSignIn(`There is no verifier for the chain ${chainId}.`), reason: 'unsupportedChain' }
    case 'unknown':
      return {
        ...refuseSignIn(`The signature could not be verified, because ${chainId} is not available.`),
        reason: 'chainUnavailable',
        cause: result.cause,
      }
  }
}

const undeployed = (chainId: string) =>
  ` If it is a smart account, it is not deployed on ${chainId}, and the signature does not contain its deployment (EIP-6492).`
