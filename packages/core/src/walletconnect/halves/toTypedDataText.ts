import type { TypedData } from '../../ports/EvmMethods.js'

/** EIP-712's fields of a domain, in their order. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Typed data as `eth_signTypedData_v4` takes it: as JSON, with the domain's own type among the types. */
export function toTypedDataText({ domain, types, primaryType, message }: TypedData): string {
  const EIP712Domain = domainFields.filter(({ name }) => domain[name] !== undefined)
  return JSON.stringify({ domain, types: { EIP712Domain, ...types }, primaryType, message }, (_, value) =>
    // JSON has no bigint: wallets read numbers of any size from text.
    typeof value === 'bigint' ? value.toString() : value,
  )
}
