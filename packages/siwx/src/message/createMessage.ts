import { type SiwxMessageData, writeSiwxMessage } from '@latchkit/core/siwx'
import { getNamespace } from './chains.js'
import { checkFields } from './checkFields.js'
import { checksumAddress } from './checksumAddress.js'
import type { SiwxFields } from './SiwxFields.js'

/**
 * Creates the text that the user signs, as `formatSiwxMessage` of the kit writes it: EIP-4361 for `eip155`, Sign-In With Solana for
 * `solana`, and the same layout (CAIP-122) for other namespaces. An `eip155` address without letters in both cases gets the checksum of EIP-55.
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
  const { scheme, domain, address: _, chainId, ...rest } = fields
  return writeSiwxMessage({
    ...rest,
    accountAddress: address,
    // The kit's type has the namespaces that it connects to. Its text names any other namespace by its id.
    chainId: chainId as SiwxMessageData['chainId'],
    domain: scheme === undefined ? domain : `${scheme}://${domain}`,
    version: '1',
  })
}

function withChecksum({ address, chainId }: SiwxFields): string {
  const isPlain = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address)
  return isPlain && getNamespace(chainId) === 'eip155' ? checksumAddress(address) : address
}
