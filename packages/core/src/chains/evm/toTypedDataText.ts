import type { TypedData } from '../../ports/EvmMethods.js'
import { getDomainFields } from './getDomainFields.js'

/** Converts typed data to the JSON of `eth_signTypedData_v4`, with the `EIP712Domain` type included. */
export function toTypedDataText({ domain, types, primaryType, message }: TypedData): string {
  const EIP712Domain = getDomainFields({ domain, types })
  const { EIP712Domain: _, ...others } = types
  return JSON.stringify(
    { domain, types: { EIP712Domain, ...others }, primaryType, message },
    (_key, value) =>
      // JSON has no bigint: wallets parse numbers of any size from text.
      typeof value === 'bigint' ? value.toString() : value,
  )
}
