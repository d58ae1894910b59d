import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** Returns the key of an account in the labels: an address has one label on all chains of its namespace. */
export function toLabelKey(namespace: ChainNamespace, address: string): string {
  // On EVM chains, case is only a checksum (EIP-55).
  return `${namespace}:${namespace === 'eip155' ? address.toLowerCase() : address}`
}
