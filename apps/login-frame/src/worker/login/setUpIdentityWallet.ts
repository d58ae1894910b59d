import { type IdentityProof, recoveryEndpoints } from '@latchkit/login-api'
import { flowExpired } from '../../shared/vault/flowExpired.js'
import { VaultError } from '../../shared/vault/VaultError.js'
import { ServiceError } from '../services/ServiceError.js'
import type { IdentityLogin, StoredLink, StoredSession, StoredShare } from '../storage/DeviceStorage.js'
import { openBytes } from '../storage/openBytes.js'
import type { VaultContext } from '../wallet/VaultContext.js'
import { isUsedUp } from './isUsedUp.js'
import { proofContext } from './proofContext.js'
import { setUpWallet } from './setUpWallet.js'

const proofSchema = recoveryEndpoints['links/identity'].request.shape.proof

/**
 * Creates the wallet of a user who has logged in with an account of a provider, recovers it on this device, or finds it there. It can be
 * repeated with the login that was saved last. The login is removed, by saving null, when it has ended.
 */
export async function setUpIdentityWallet<T extends IdentityLogin>(
  context: VaultContext,
  parameters: {
    readonly verified: T
    readonly user: StoredSession
    readonly save: (login: T | null) => Promise<void> | void
  },
): Promise<StoredShare> {
  const { verified, user, save } = parameters
  let latest = verified
  const saveLink = async (link: StoredLink) => {
    latest = { ...latest, sealedProof: undefined, link }
    await save(latest)
  }
  const findLink = async () => {
    if (latest.link) return latest.link
    const link = await requestLink(context, latest)
    await saveLink(link)
    return link
  }
  const { userId, email } = user
  try {
    const subject = verified.provider
    const share = await setUpWallet(context, { userId, email, subject }, { findLink, saveLink })
    await save(null)
    return share
  } catch (error) {
    // Neither the link nor the proof can be used again. Only a new login has others.
    const isOver = isUsedUp(error) || (error instanceof VaultError && error.code === 'proof_refused')
    if (isOver) await save(null)
    throw error instanceof ServiceError && isOver ? flowExpired(error) : error
  }
}

/** Has the recovery service verify the proof, once. It accepts it only for the key whose hash is the nonce. */
async function requestLink(
  { storage, recovery, now }: VaultContext,
  { provider, app, recipientKey, sealedKey, sealedProof }: IdentityLogin,
): Promise<StoredLink> {
  if (!sealedProof) throw refuseProof()
  const { sealing } = await storage.readKeys()
  const bytes = await openBytes(sealing, sealedProof, proofContext)
  const proof: IdentityProof = proofSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  try {
    const { linkId } = await recovery.call('links/identity', { provider, proof, app, recipientKey })
    return { linkId, sealedKey, approvedAt: now() }
  } catch (error) {
    if (error instanceof ServiceError && !isTemporary(error)) throw refuseProof(error)
    throw error
  }
}

/** The proof was not used up, and can be sent again. */
function isTemporary({ code }: ServiceError): boolean {
  return ['service_unavailable', 'provider_unavailable', 'retry_later', 'limit'].includes(code)
}

function refuseProof(cause?: unknown): VaultError {
  return new VaultError({
    code: 'proof_refused',
    message: 'The recovery service could not verify the account. Log in again.',
    cause,
  })
}
