import type { Logger } from 'pino'
import { SocialProviderError } from '../../identityProviders/social/SocialProviderError.js'
import { HttpError } from '../../server/http/HttpError.js'

/**
 * Sends requests to a provider of accounts. Logs only the code of an error: its texts may contain addresses, and its cause tokens or
 * messages.
 *
 * @param provider `name`: at the beginning of the sentences for the user.
 */
export async function askProvider<T>(
  logger: Logger,
  { id, name = 'The provider' }: { readonly id: string; readonly name?: string },
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (cause) {
    if (!(cause instanceof SocialProviderError)) throw cause
    const { reason, code } = cause
    logger.warn({ provider: id, reason, code }, 'a provider did not complete a login')
    const [status, field, message] =
      reason === 'refused'
        ? ([400, 'provider_refused', `${name} did not confirm the login: start again.`] as const)
        : ([503, 'provider_unavailable', `${name} cannot be reached: try again later.`] as const)
    throw new HttpError(status, field, message, {}, { cause })
  }
}
