import type { Envelope, WalletRecord } from '@latchkit/login-api'
import type { PasskeyUnlock } from '../../../shared/vault/Vault.js'

/** Returns the passkey envelope of a wallet, and with what it is opened; `undefined` if it has none, or a malformed one. */
export function readPasskeyEnvelope({
  envelopes,
}: Pick<WalletRecord, 'envelopes'>):
  | { readonly envelope: Envelope; readonly unlock: PasskeyUnlock }
  | undefined {
  const envelope = envelopes.find(({ type }) => type === 'passkey')
  const { credentialId, salt } = envelope?.parameters ?? {}
  if (!envelope || typeof credentialId !== 'string' || typeof salt !== 'string') return undefined
  return { envelope, unlock: { credentialId, salt } }
}
