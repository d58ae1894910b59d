import { getIdentityNonce } from '@latchkit/login-api'
import { flowExpired } from '../../../shared/vault/flowExpired.js'
import type { VaultApp } from '../../../shared/vault/Vault.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import type { StoredShare, StoredSocialLogin } from '../../storage/DeviceStorage.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { createRecipientKey } from '../createRecipientKey.js'
import { sealProof } from '../sealProof.js'
import { setUpIdentityWallet } from '../setUpIdentityWallet.js'
import { createResponseKey } from './createResponseKey.js'
import { openResponse } from './openResponse.js'
import { readProviderResponse } from './readProviderResponse.js'
import { readProviderUri } from './readProviderUri.js'

/** A login with an account of a provider. */
export type SocialLogin = {
  /** Begins a login, in place of the one that has begun before. Returns the address at the provider. */
  start(parameters: {
    readonly provider: string
    readonly app: VaultApp
  }): Promise<{ readonly uri: string; readonly key: string }>
  /** Continues the login to which the address belongs. It can be repeated until it succeeds. */
  verify(uri: string): Promise<StoredShare>
}

/** Creates the logins of this tab. The last one is stored too: an app that cannot open a window is loaded again before the login ends. */
export function createSocialLogin(context: VaultContext): SocialLogin {
  const { storage, login, session } = context
  let current: StoredSocialLogin | undefined

  /** Each login has a state of its own. Another tab may have replaced the stored one. */
  async function find(state: string): Promise<StoredSocialLogin> {
    const found = [current, await storage.readSocialLogin()].find((started) => started?.state === state)
    if (found) return found
    throw flowExpired()
  }

  /** Decrypts an address that has passed through the app. */
  async function openUri(uri: string): Promise<string> {
    const { searchParams } = new URL(uri)
    const sealed = searchParams.get('sealed')
    if (sealed === null) return uri
    const { state, sealedResponseKey } = await find(searchParams.get('state') ?? '')
    return openResponse(context, sealed, { state, sealedResponseKey })
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
    const sealedProof = await sealProof(context, proof)
    const verified = { ...started, verifiedUserId: response.user.id, sealedProof }
    await write(verified)
    return { user: await session.adopt(response), verified }
  }

  return {
    async start({ provider, app }) {
      const recipient = await createRecipientKey(context)
      const nonce = getIdentityNonce(recipient.recipientKey)
      const { flowId, uri } = await login.call('social/start', { provider, app, nonce })
      const state = readProviderUri(uri, { flowId, origin: app.origin, nonce })
      const { key, sealedResponseKey } = await createResponseKey(context)
      await write({ flowId, provider, app, state, sealedResponseKey, ...recipient })
      return { uri, key }
    },

    async verify(uri) {
      const response = readProviderResponse(await openUri(uri))
      const started = await find(response.state)
      if ('error' in response) {
        await remove(started)
        throw toProviderError(response.error)
      }
      const { code, iss } = response
      const { user, verified } = await redeem(started, { code, iss })
      return setUpIdentityWallet(context, {
        ...{ user, verified },
        save: (next) => (next ? write(next) : remove(verified)),
      })
    },
  }
}

function toProviderError(code: 'declined' | 'provider_error'): VaultError {
  const message =
    code === 'declined'
      ? 'The login was declined.'
      : 'The provider has reported an error. Try again, or log in in another way.'
  return new VaultError({ code, message })
}
