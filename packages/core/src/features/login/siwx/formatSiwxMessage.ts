import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import type { SiwxMessageData } from '../../../ports/Siwx.js'

const chainNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/**
 * Returns the text of a message, as wallets show and sign it: EIP-4361 on `eip155`, Sign-In With Solana on `solana`, CAIP-122
 * elsewhere.
 *
 * @throws `InvalidParameterError` naming a field that contains a line break, which could forge another field.
 * @example
 * ```ts
 * import { formatSiwxMessage } from '@latchkit/core/siwx'
 *
 * const text = formatSiwxMessage({
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   domain: 'example.com',
 *   uri: 'https://example.com',
 *   version: '1',
 *   nonce: 'kEWepMt9knR6lWJ6A',
 *   issuedAt: '2030-01-01T00:00:00.000Z',
 * })
 * ```
 */
export function formatSiwxMessage(data: SiwxMessageData): string {
  const { accountAddress, chainId, domain, uri, version, nonce, statement, resources } = data
  const { issuedAt, expirationTime, notBefore, requestId } = data
  const namespace = namespaceOf(chainId)
  const required = { accountAddress, chainId, domain, uri, version, nonce }
  const fields = { ...required, statement, issuedAt, expirationTime, notBefore, requestId }
  const listed = Object.fromEntries(
    (resources ?? []).map((resource, index) => [`resources[${index}]`, resource]),
  )
  for (const [field, value] of Object.entries({ ...fields, ...listed })) {
    if (value !== undefined && /[\r\n]/.test(value))
      throw new InvalidParameterError({ field, reason: 'it must be one line' })
  }
  const lines = [
    `${domain} wants you to sign in with your ${chainNames[namespace]} account:`,
    accountAddress,
    '',
    // Sign-In With Solana has no second empty line without a statement.
    ...(statement !== undefined ? [statement, ''] : namespace === 'solana' ? [] : ['']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId.slice(namespace.length + 1)}`,
    `Nonce: ${nonce}`,
    ...(issuedAt === undefined ? [] : [`Issued At: ${issuedAt}`]),
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources?.length ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ]
  return lines.join('\n')
}
