import type { CaipNetworkId } from '../../schema/caip.js'

/** A chain of `eip155` as wallets write it. */
export function toHexChain(chainId: CaipNetworkId): string {
  return `0x${Number(chainId.slice('eip155:'.length)).toString(16)}`
}
