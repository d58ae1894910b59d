/** Types a validated address. In lower case, viem accepts it whatever its checksum. */
export function toHexAddress(address: string): `0x${string}` {
  return `0x${address.slice(2).toLowerCase()}`
}
