import type { TypedData } from '../../../ports/EvmMethods.js'

/** The fields of an EIP-712 domain, in order. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Converts typed data to the JSON of `eth_signTypedData_v4`, with the `EIP712Domain` type included. */
export function toTypedDataText({ domain, types, primaryType, message }: TypedData): string {
  const EIP712Domain = domainFields.filter(({ name }) => domain[name] !== undefined)
  return JSON.stringify({ domain, types: { EIP712Domain, ...types }, primaryType, message }, (_, value) =>
    // JSON has no bigint: wallets parse numbers of any size from text.
    typeof value === 'bigint' ? value.toString() : value,
  )
}
