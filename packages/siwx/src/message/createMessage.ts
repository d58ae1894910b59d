import { formatChainId, getAccountName, getNamespace } from './chains.js'
import { checkFields } from './checkFields.js'
import { checksumAddress } from './checksumAddress.js'
import type { SiwxFields } from './SiwxFields.js'

/**
 * Creates the text that the user signs: EIP-4361 for `eip155`, Sign-In With Solana for `solana`, and the same layout
 * (CAIP-122) for other namespaces. An `eip155` address without letters in both cases gets the checksum of EIP-55.
 *
 * @throws `SiwxMessageError` if a field is missing or invalid.
 * @example
 * ```ts
 * import { createMessage, createNonce } from '@latchkit/siwx'
 *
 * const message = createMessage({
 *   domain: 'app.example.com',
 *   uri: 'https://app.example.com',
 *   address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   nonce: createNonce(),
 *   issuedAt: new Date().toISOString(),
 *   statement: 'Sign in to Example.',
 * })
 * ```
 */
export function createMessage(fields: SiwxFields): string {
  const address = withChecksum(fields)
  checkFields({ ...fields, address })
  const namespace = getNamespace(fields.chainId) ?? ''
  const { scheme, domain, statement, resources } = fields
  const origin = scheme === undefined ? domain : `${scheme}://${domain}`
  const optionalLines = [
    ['Expiration Time', fields.expirationTime],
    ['Not Before', fields.notBefore],
    ['Request ID', fields.requestId],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]))
  return [
    `${origin} wants you to sign in with your ${getAccountName(namespace)} account:`,
    address,
    '',
    // Sign-In With Solana omits the second empty line with the statement.
    ...(statement !== undefined ? [statement, ''] : namespace === 'solana' ? [] : ['']),
    `URI: ${fields.uri}`,
    'Version: 1',
    `Chain ID: ${formatChainId(fields.chainId)}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...optionalLines,
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}

function withChecksum({ address, chainId }: SiwxFields): string {
  const isPlain = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address)
  return isPlain && getNamespace(chainId) === 'eip155' ? checksumAddress(address) : address
}
