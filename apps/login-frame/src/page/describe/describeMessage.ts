import type { Approval } from '../approval/types.js'
import { parseSignIn, type SignIn } from '../decode/parseSignIn.js'
import { readMessage } from '../decode/readMessage.js'
import type { ApprovalModel, ModelField, ModelWarning } from './ApprovalModel.js'

/** Describes a message, and compares a sign-in message with the app, the account, the network and the time. `now` in ms. */
export function describeMessage(
  bytes: Uint8Array,
  subject: Omit<Approval, 'content'>,
  now: number,
): ApprovalModel {
  const { text, isText, hasHidden } = readMessage(bytes)
  const warnings: ModelWarning[] = []
  if (!isText) warnings.push({ name: 'notReadable', level: 'danger' })
  if (hasHidden) warnings.push({ name: 'hiddenCharacters', level: 'danger' })
  const signIn = isText ? parseSignIn(text) : undefined
  if (signIn === 'looksAlike') warnings.push({ name: 'incompleteSignIn', level: 'danger' })
  if (signIn === undefined || signIn === 'looksAlike')
    return { title: { name: 'signMessage' }, fields: [], warnings, message: text }
  return {
    title: { name: 'signIn' },
    fields: toFields(signIn),
    warnings: [...warnings, ...compareSignIn(signIn, subject, now)],
    message: text,
  }
}

function toFields(signIn: SignIn): readonly ModelField[] {
  const { statement, uri, chainId, expirationTime, resources } = signIn
  return [
    ...(statement === undefined ? [] : [{ name: 'statement', value: statement } as const]),
    { name: 'uri', value: uri },
    { name: 'chainId', value: chainId },
    ...(expirationTime === undefined ? [] : [{ name: 'expires', value: expirationTime } as const]),
    ...(resources.length === 0 ? [] : [{ name: 'resources', value: resources.join('\n') } as const]),
  ]
}

function compareSignIn(
  signIn: SignIn,
  { origin, address, chainId }: Omit<Approval, 'content'>,
  now: number,
): readonly ModelWarning[] {
  const warnings: ModelWarning[] = []
  const { host, protocol } = new URL(origin)
  const isOwnDomain = signIn.domain === host || signIn.domain === `${protocol}//${host}`
  if (!isOwnDomain || !isOfOrigin(signIn.uri, origin))
    warnings.push({
      name: 'signInDomain',
      level: 'danger',
      values: { domain: isOwnDomain ? signIn.uri : signIn.domain, origin },
    })
  const isEvm = chainId.startsWith('eip155:')
  const isOwnAddress = isEvm
    ? signIn.address.toLowerCase() === address.toLowerCase()
    : signIn.address === address
  if (!isOwnAddress) warnings.push({ name: 'signInAddress', level: 'danger' })
  // Solana has names of clusters there.
  if (isEvm && signIn.chainId !== chainId.slice('eip155:'.length))
    warnings.push({ name: 'signInChain', level: 'caution' })
  const expires =
    signIn.expirationTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(signIn.expirationTime)
  const begins = signIn.notBefore === undefined ? 0 : Date.parse(signIn.notBefore)
  if (!(expires > now && begins <= now)) warnings.push({ name: 'signInExpired', level: 'caution' })
  if (signIn.version !== '1') warnings.push({ name: 'incompleteSignIn', level: 'danger' })
  return warnings
}

function isOfOrigin(uri: string, origin: string): boolean {
  try {
    return new URL(uri).origin === origin
  } catch {
    // Not a URL.
    return false
  }
}
