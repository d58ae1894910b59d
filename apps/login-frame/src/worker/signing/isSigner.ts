import type { WalletAddresses } from '@latchkit/login-api'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { listOwnAddresses } from './listOwnAddresses.js'

/**
 * Whether a request of an account is signed with the key of this wallet. Messages can also be for its smart accounts, whose
 * contracts verify the signature of the key (EIP-1271).
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export function isSigner(
  { type }: SignRequest,
  address: string,
  { eip155, solana }: WalletAddresses,
  smartAccounts: SmartAccounts,
): boolean {
  if (type === 'solanaMessage' || type === 'solanaTransaction') return address === solana
  if (address === eip155) return true
  if (type === 'evmTransaction' || type === 'evmAuthorization') return false
  return Object.values(listOwnAddresses(eip155, smartAccounts)).includes(address)
}
