import { HttpError } from '../../server/http/HttpError.js'
import { MailError } from '../../server/mail/MailError.js'
import type { StoredLink } from '../links/createLinkStore.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import type { StoredKey } from './createRecoveryKeyStore.js'

/**
 * Sends a notice about a release. Nothing is released that the user is not told about, if an address is known. An account can have another
 * address than when the key was stored: both receive it, because who takes an account over can change its address first.
 *
 * @throws HttpError 503 `mail`
 */
export async function sendToKnown(
  { logger }: Pick<RecoveryContext, 'logger'>,
  link: StoredLink,
  stored: StoredKey,
  send: (to: string) => Promise<void>,
): Promise<void> {
  const known = [link.address, stored.address].filter((address) => address !== undefined)
  const [required, former] = [...new Set(known)]
  if (former !== undefined)
    await send(former).catch((error: unknown) => {
      logger.error({ err: error }, 'the notice of a release was not sent to the former address')
    })
  try {
    if (required !== undefined) await send(required)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    logger.error({ err: error }, 'the notice of a release was not sent')
    throw new HttpError(503, 'mail', 'The notice about this login could not be sent. Log in again later.')
  }
}
