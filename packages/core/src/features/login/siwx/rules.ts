import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import type { SiwxMessage } from '../../../ports/Siwx.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { isUnsupported } from '../../wallet/network/rules.js'
import { formatSiwxMessage } from './formatSiwxMessage.js'
import { getSiwx } from './getSiwx.js'
import type { SiwxPrepared, SiwxState, SiwxSubject } from './types.js'

/** Returns the account and the chain of a namespace that sign in. There is none on a network that the app does not support. */
export function subjectOf(
  state: KitState,
  config: Config,
  namespace: ChainNamespace,
): SiwxSubject | undefined {
  const { namespaces } = getSiwx(config) ?? {}
  const session = sessionOf(state, namespace)
  if (!session || isUnsupported(state, config, namespace)) return undefined
  if (namespaces && !namespaces.includes(namespace)) return undefined
  const { connectorId, accounts, chainId } = session
  return { connectorId, address: accounts[0].address, chainId }
}

/** Whether two subjects are the same account on the same chain, with the same wallet. */
export function isSameSubject(a: SiwxSubject | undefined, b: SiwxSubject | undefined): boolean {
  return a?.connectorId === b?.connectorId && a?.address === b?.address && a?.chainId === b?.chainId
}

/** A state in which the user has to act, or to wait for the app. */
export type AskedState = Extract<
  SiwxState,
  { status: 'preparing' | 'prompting' | 'signing' | 'verifying' | 'failed' }
>

/** Whether the view has something to ask the user, or shows the progress of what was asked. */
export function isAsked(state: SiwxState | undefined): state is AskedState {
  return !!state && ['preparing', 'prompting', 'signing', 'verifying', 'failed'].includes(state.status)
}

/**
 * Validates a message of the app: it must be for the connected account and chain, and its text must contain what it is compared by.
 *
 * @throws `SignInError`
 */
export function parseMessage(message: SiwxMessage, subject: SiwxSubject): SiwxPrepared {
  const fail = (reason: string) => {
    throw new SignInError({ step: 'createMessage', reason })
  }
  if (typeof message !== 'object' || message === null) return fail('createMessage must return a message')
  const { accountAddress, chainId, domain, uri, version, nonce } = message
  for (const [name, value] of Object.entries({ domain, uri, version, nonce })) {
    if (typeof value !== 'string' || value === '') fail(`"${name}" of the message must be a text`)
  }
  if (chainId !== subject.chainId) fail(`"chainId" of the message must be ${subject.chainId}`)
  if (!isSameAccount(accountAddress, subject))
    fail('"accountAddress" of the message must be the connected account')
  const hasText = message.toString !== Object.prototype.toString
  const text = hasText ? message.toString() : formatSiwxMessage(message)
  for (const part of [accountAddress, domain, nonce]) {
    if (typeof text !== 'string' || !text.includes(part))
      fail('the text of the message must contain its address, domain and nonce')
  }
  // Only data is part of the session, so that it can be stored.
  const { toString: _toText, ...fields } = message
  return { data: { ...fields, accountAddress, chainId, domain, uri, version, nonce }, text }
}

/**
 * Addresses of `eip155` are the same in upper and lower case (EIP-55); all others are compared exactly.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function isSameAccount(address: unknown, { address: own, chainId }: SiwxSubject): boolean {
  if (typeof address !== 'string') return false
  return namespaceOf(chainId) === 'eip155' ? address.toLowerCase() === own.toLowerCase() : address === own
}
