import type { WalletAddresses } from '@latchkit/login-api'

/** Returns whether two wallets have the same addresses. */
export function sameAddresses(first: WalletAddresses, second: WalletAddresses): boolean {
  return first.eip155 === second.eip155 && first.solana === second.solana
}
