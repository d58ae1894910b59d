import { getFarcasterNonce, getIdentityNonce, type IdentityProof } from '@latchkit/login-api'
import type { SocialIdentity } from '../../identityProviders/social/SocialProvider.js'
import { SocialProviderError } from '../../identityProviders/social/SocialProviderError.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route } from '../../server/http/Route.js'
import { createEndpoint } from '../createEndpoint.js'
import type { IdentityProvider, RecoveryContext } from '../RecoveryContext.js'
import { createLinkLimit } from './createLinkLimit.js'
import { readLinkRequest } from './readLinkRequest.js'

/** Creates the endpoint that approves a link for a login with an account of a provider. */
export function createIdentityRoute(context: RecoveryContext): Route {
  const { identityProviders, links, takeProof, logger } = context
  const limit = createLinkLimit(context, 'There were too many logins. Wait and try again.')

  async function verify(
    provider: IdentityProvider,
    proof: IdentityProof,
    recipientKey: string,
  ): Promise<SocialIdentity> {
    try {
      const getNonce = provider.id === 'farcaster' ? getFarcasterNonce : getIdentityNonce
      return await provider.verify(proof, getNonce(recipientKey))
    } catch (error) {
      if (!(error instanceof SocialProviderError)) throw error
      const { code, reason } = error
      // The error and its cause may contain the token.
      logger.warn({ provider: provider.id, reason, code }, 'a proof of a login was not accepted')
      if (reason === 'unavailable')
        throw new HttpError(
          503,
          'provider_unavailable',
          'The provider of the account cannot be reached. Log in again later.',
          {},
          { cause: error },
        )
      throw createProofError('The provider of the account does not confirm this login. Log in again.', error)
    }
  }

  return createEndpoint('links/identity', context, async (body, { jkt, request }) => {
    const { provider: id, proof, recipientKey } = body
    const details = readLinkRequest(context, body, request)
    const provider = identityProviders.get(id)
    if (!provider)
      throw new HttpError(
        400,
        'provider_unknown',
        `Accounts of the provider "${id}" do not recover wallets here. Choose another login.`,
      )
    await limit.takeNetwork(request.address)
    const { subject, email } = await verify(provider, proof, recipientKey)
    if (!(await takeProof(proof)))
      throw createProofError('This login was already used to confirm a device. Log in again.')
    const account = `${id} ${subject}`
    await limit.takeUser(`account ${account}`)
    const address = email?.toLowerCase()
    return { linkId: await links.createApproved({ ...details, account, address, jkt, recipientKey }) }
  })
}

function createProofError(description: string, cause?: SocialProviderError): HttpError {
  return new HttpError(403, 'proof_refused', description, {}, { cause })
}
