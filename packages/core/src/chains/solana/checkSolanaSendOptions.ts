import { InvalidParameterError } from '../../foundation/errors/parameters.js'
import { preflightCommitments, type SolanaSendOptions } from '../../ports/SolanaMethods.js'

/**
 * Validates the options of `solana_signAndSendTransaction`: known commitments, whole numbers, and no unknown options.
 *
 * @throws `InvalidParameterError` naming the option.
 */
export function checkSolanaSendOptions(options: SolanaSendOptions): void {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot, ...others } = options
  const reject = (field: string, reason: string) => {
    throw new InvalidParameterError({ field: `options.${field}`, reason })
  }
  const [unknown] = Object.keys(others)
  // Dropping an unknown option would send the transaction in another way than requested.
  if (unknown !== undefined) reject(unknown, 'the option is not supported')
  if (skipPreflight !== undefined && typeof skipPreflight !== 'boolean')
    reject('skipPreflight', 'it must be true or false')
  if (preflightCommitment !== undefined && !preflightCommitments.includes(preflightCommitment))
    reject('preflightCommitment', `it must be one of ${preflightCommitments.join(', ')}`)
  for (const [field, number] of Object.entries({ maxRetries, minContextSlot })) {
    if (number !== undefined && !(Number.isSafeInteger(number) && number >= 0))
      reject(field, 'it must be a whole number from 0')
  }
}
