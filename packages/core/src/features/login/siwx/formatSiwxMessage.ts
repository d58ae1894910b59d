import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { SiwxMessageData } from '../../../ports/Siwx.js'
import { writeSiwxMessage } from './writeSiwxMessage.js'

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
  const { resources = [], ...fields } = data
  const listed = resources.map((resource, index) => [`resources[${index}]`, resource] as const)
  for (const [field, value] of [...Object.entries(fields), ...listed]) {
    // A message can have a `toString` of its own.
    if (typeof value !== 'function' && /[\r\n]/.test(`${value}`))
      throw new InvalidParameterError({ field, reason: 'it must be one line' })
  }
  return writeSiwxMessage(data)
}
