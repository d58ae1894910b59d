import type { SiwxMessageData } from '../../../ports/Siwx.js'

/** An account of another namespace, which only a server writes a message for, is named by the id of the namespace. */
const accountNames: Readonly<Record<string, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/**
 * Writes the text of a message from fields that are already validated, as `@latchkit/siwx` does with its own rules. It has no other imports, so that it
 * is small on a server. Apps use `formatSiwxMessage`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * ```ts
 * import { writeSiwxMessage } from '@latchkit/core/siwx'
 *
 * const text = writeSiwxMessage({
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   domain: 'example.com',
 *   uri: 'https://example.com',
 *   version: '1',
 *   nonce: 'kEWepMt9knR6lWJ6A',
 * })
 * ```
 */
export function writeSiwxMessage(data: SiwxMessageData): string {
  const { chainId, statement, resources } = data
  const [namespace = '', reference] = chainId.split(':')
  const optional = [
    ['Issued At', data.issuedAt],
    ['Expiration Time', data.expirationTime],
    ['Not Before', data.notBefore],
    ['Request ID', data.requestId],
  ]
  return [
    `${data.domain} wants you to sign in with your ${accountNames[namespace] ?? namespace} account:`,
    data.accountAddress,
    '',
    // Sign-In With Solana has no second empty line without a statement.
    ...(statement !== undefined ? [statement, ''] : namespace === 'solana' ? [] : ['']),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${data.nonce}`,
    ...optional.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
