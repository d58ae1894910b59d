import type { WalletAddresses } from '@latchkit/login-api'
import type { SignRequest } from '../vault/Vault.js'

/** Returns the address whose key signs a request. */
export function getSigner({ type }: SignRequest, addresses: WalletAddresses): string {
  return type === 'solanaMessage' || type === 'solanaTransaction' ? addresses.solana : addresses.eip155
}
