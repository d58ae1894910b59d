import type { IdentityProof } from '@latchkit/login-api'
import { sealBytes } from '../../shared/bytes/sealBytes.js'
import type { VaultContext } from '../wallet/VaultContext.js'
import { proofContext } from './proofContext.js'

/** Encrypts the proof of a provider with the sealing key, until the recovery service has accepted it. */
export async function sealProof(
  { storage }: Pick<VaultContext, 'storage'>,
  proof: IdentityProof,
): Promise<Uint8Array> {
  const { sealing } = await storage.readKeys()
  return sealBytes(sealing, new TextEncoder().encode(JSON.stringify(proof)), proofContext)
}
