import type { CaipNetworkId } from '../../../foundation/schema/caip.js'

/** Converts an `eip155` chain id to hex, the format of wallets. */
export function toHexChain(chainId: CaipNetworkId): string {
  return `0x${Number(chainId.slice('eip155:'.length)).toString(16)}`
}
