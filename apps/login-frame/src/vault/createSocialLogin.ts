import {
  createSealKeyPair,
  getIdentityNonce,
  type IdentityProof,
  recoveryEndpoints,
} from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { zeroise } from '../custody/zeroise.js'
import { ServiceError } from '../services/ServiceError.js'
import type { StoredLink, StoredSession, StoredShare, StoredSocialLogin } from '../storage/DeviceStorage.js'
import { openBytes } from '../storage/openBytes.js'
import { sealBytes } from '../storage/sealBytes.js'
import { isUsedUp } from './isUsedUp.js'
import { linkKeyContext } from './linkKeyContext.js'
import { readProviderResponse } from './readProviderResponse.js'
import { readProviderUri } from './readProviderUri.js'
import { setUpWallet } from './setUpWallet.js'
import type { VaultApp } from './Vault.js'
import type { VaultContext } from './VaultContext.js'
import { VaultError } from './VaultError.js'

/** A login with an account of a provider. */
export type SocialLogin = {
  /** Begins a login, in place of the one that has begun before. Returns the address at the provider. */
  start(parameters: { readonly provider: string; readonly app: VaultApp }): Promise<{ readonly uri: string }>
  /** Continues the login to which the address belongs. It can be repeated until it succeeds. */
  verify(uri: string): Promise<StoredShare>
}

const proofContext = 'proof'
const proofSchema = recoveryEndpoints['links/identity'].request.shape.proof

/** Creates the logins of this tab. The last one is stored too: an app that cannot open a window is loaded again before the login ends. */
export function createSocialLogin(context: VaultContext): SocialLogin {
  const { storage, login, recovery, session, now } = context
  let current: StoredSocialLogin | undefined

  /** Each login has a state of its own. Another tab may have replaced the stored one. */
  async function find(state: string): Promise<StoredSocialLogin> {
    const found = [current, await storage.readSocialLogin()].find((started) => started?.state === state)
    if (found) return found
    throw expired()
  }

  async function write(next: StoredSocialLogin) {
    current = next
    await storage.writeSocialLogin(next)
  }

  async function remove({ state }: StoredSocialLogin) {
    if (current?.state === state) current = undefined
    const stored = await storage.readSocialLogin()
    if (stored?.state === state) await storage.writeSocialLogin(null)
  }

  /** Redeems the code. Returns the session, and the login with the proof of the provider. */
  async function redeem(
    started: StoredSocialLogin,
    answer: { readonly code: string; readonly iss?: string | undefined },
  ) {
    const stored = await storage.readSession()
    if (stored && stored.userId === started.verifiedUserId) return { user: stored, verified: started }
    const { flowId, state } = started
    const { proof, ...response } = await login.call('social/verify', { flowId, ...answer, state })
    const { sealing } = await storage.readKeys()
    const bytes = new TextEncoder().encode(JSON.stringify(proof))
    const sealedProof = await sealBytes(sealing, bytes, proofContext)
    const verified = { ...started, verifiedUserId: response.user.id, sealedProof }
    await write(verified)
    return { user: await session.adopt(response), verified }
  }

  /** Has the recovery service verify the proof, once. It accepts it only for the key whose hash is the nonce. */
  async function requestLink(verified: StoredSocialLogin): Promise<StoredLink> {
    const { provider, app, recipientKey, sealedKey, sealedProof } = verified
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

  async function finish(verified: StoredSocialLogin, user: StoredSession): Promise<StoredShare> {
    let latest = verified
    const saveLink = async (link: StoredLink) => {
      const { sealedProof: _, ...rest } = latest
      latest = { ...rest, link }
      await write(latest)
    }
    const findLink = async () => {
      if (latest.link) return latest.link
      const link = await requestLink(latest)
      await saveLink(link)
      return link
    }
    const { userId, email } = user
    return setUpWallet(context, { userId, email, subject: verified.provider }, { findLink, saveLink })
  }

  return {
    async start({ provider, app }) {
      const { secretKey, publicKey } = createSealKeyPair()
      try {
        const { sealing } = await storage.readKeys()
        const sealedKey = await sealBytes(sealing, secretKey, linkKeyContext)
        const recipientKey = base64urlnopad.encode(publicKey)
        const nonce = getIdentityNonce(recipientKey)
        const { flowId, uri } = await login.call('social/start', { provider, app, nonce })
        const state = readProviderUri(uri, { flowId, origin: app.origin, nonce })
        await write({ flowId, provider, app, state, recipientKey, sealedKey })
        return { uri }
      } finally {
        zeroise(secretKey)
      }
    },

    async verify(uri) {
      const response = readProviderResponse(uri)
      const started = await find(response.state)
      if ('error' in response) {
        await remove(started)
        throw toProviderError(response.error)
      }
      const { code, iss } = response
      const { user, verified } = await redeem(started, { code, iss })
      try {
        const share = await finish(verified, user)
        await remove(verified)
        return share
      } catch (error) {
        // Neither the link nor the proof can be used again. Only a new login has others.
        const isOver = isUsedUp(error) || (error instanceof VaultError && error.code === 'proof_refused')
        if (isOver) await remove(verified)
        throw error instanceof ServiceError && isOver ? expired(error) : error
      }
    },
  }
}

function expired(cause?: unknown): VaultError {
  return new VaultError({ code: 'flow_expired', message: 'The login has expired. Start again.', cause })
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

function toProviderError(code: 'declined' | 'provider_error'): VaultError {
  const message =
    code === 'declined'
      ? 'The login was declined.'
      : 'The provider has reported an error. Try again, or log in in another way.'
  return new VaultError({ code, message })
}
