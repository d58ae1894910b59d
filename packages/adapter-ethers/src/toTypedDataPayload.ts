import { InvalidTypedDataError } from '@latchkit/core/errors'
import type { TypedData } from '@latchkit/core/ports'
import type { Library } from './Library.js'

/**
 * Converts typed data to the text for `eth_signTypedData_v4`. Rejects data that does not match its types before asking
 * the wallet.
 *
 * @throws `InvalidTypedDataError`
 */
export function toTypedDataPayload({ toPayload }: Library, typedData: TypedData): string {
  const { domain, primaryType, message } = typedData
  const { EIP712Domain: fields, ...types } = typedData.types
  try {
    const payload = toPayload({
      // ethers infers the domain type, so pass only the fields that the caller listed.
      domain: fields ? Object.fromEntries(fields.map(({ name }) => [name, domain[name]])) : domain,
      primaryType,
      types: getRequiredTypes(primaryType, types),
      message,
    })
    return JSON.stringify(payload)
  } catch (cause) {
    throw new InvalidTypedDataError({ reason: 'it does not match its types', cause })
  }
}

/**
 * Returns the types that the primary type depends on. ethers treats a type that no other type uses as primary, so there
 * must be only one.
 */
function getRequiredTypes(primaryType: string, types: TypedData['types']): TypedData['types'] {
  const needed: Record<string, TypedData['types'][string]> = {}
  const remaining = [primaryType]
  for (let name = remaining.pop(); name !== undefined; name = remaining.pop()) {
    const fields = types[name]
    if (!fields || needed[name]) continue
    needed[name] = fields
    remaining.push(...fields.map(({ type }) => type.replace(/\[.*$/, '')))
  }
  return needed
}
