import { InvalidTypedDataError } from '@latchkit/core'
import type { TypedData } from '@latchkit/core/ports'
import type { Library } from './Library.js'

/**
 * Typed data as the text that `eth_signTypedData_v4` takes. What is not data of its types is refused before a wallet sees it.
 *
 * @throws `InvalidTypedDataError`
 */
export function toTypedDataPayload({ toPayload }: Library, typedData: TypedData): string {
  const { domain, primaryType, message } = typedData
  const { EIP712Domain: fields, ...types } = typedData.types
  try {
    const payload = toPayload({
      // ethers infers the domain's type: from those fields alone that the caller listed.
      domain: fields ? Object.fromEntries(fields.map(({ name }) => [name, domain[name]])) : domain,
      primaryType,
      types: typesFor(primaryType, types),
      message,
    })
    return JSON.stringify(payload)
  } catch (cause) {
    throw new InvalidTypedDataError({ reason: 'it does not fit its types', cause })
  }
}

/** What a type is made of. ethers takes the one type for the primary one that no other needs: there must be no second. */
function typesFor(primaryType: string, types: TypedData['types']): TypedData['types'] {
  const needed: Record<string, TypedData['types'][string]> = {}
  const left = [primaryType]
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const fields = types[name]
    if (!fields || needed[name]) continue
    needed[name] = fields
    left.push(...fields.map(({ type }) => type.replace(/\[.*$/, '')))
  }
  return needed
}
