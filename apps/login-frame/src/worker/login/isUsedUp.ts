import { VaultError } from '../../shared/vault/VaultError.js'
import { ServiceError } from '../services/ServiceError.js'

/** Returns whether a login has failed in a way that needs another link: the recovery service releases a key once per link. */
export function isUsedUp(error: unknown): boolean {
  if (error instanceof VaultError) return error.code === 'wallet_mismatch'
  return error instanceof ServiceError && error.code === 'link_expired'
}
