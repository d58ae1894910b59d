import { type RecoveryRequest, seal } from '@latchkit/login-api'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { toDeviceLabel } from '../../server/http/toDeviceLabel.js'
import { toNetwork } from '../../server/http/toNetwork.js'
import { checkAccess } from '../../server/projects/checkAccess.js'
import type { LoginDetails } from '../copy/recoveryCopy.js'
import type { RecoveryContext } from '../RecoveryContext.js'

/**
 * Checks what all requests of a link have, and returns the login as the user reads it.
 *
 * @throws HttpError if the project does not allow the app, or nothing can be sealed to the recipient key.
 */
export function readLinkRequest(
  { projects }: Pick<RecoveryContext, 'projects'>,
  { app, recipientKey }: Pick<RecoveryRequest<'links/create'>, 'app' | 'recipientKey'>,
  { address, raw }: RouteRequest,
): LoginDetails {
  const { ip, isLocal } = address
  if (checkAccess(projects(), { ...app, isLocal }) !== undefined)
    throw new HttpError(
      403,
      'unknown_origin',
      `The project does not allow the origin ${app.origin}: add it to its allowedOrigins.`,
    )
  if (!canSealTo(recipientKey))
    throw new HttpError(400, 'recipientKey', '"recipientKey" must be a public key of X25519.')
  return {
    origin: app.origin,
    browser: toDeviceLabel(raw.headers['user-agent']),
    network: toNetwork(ip),
  }
}

/** Whether a secret can be sealed to a key, which is not possible with one of small order. */
function canSealTo(recipientKey: string): boolean {
  try {
    return seal(new Uint8Array(1), new Uint8Array(Buffer.from(recipientKey, 'base64url')), '').length > 0
  } catch {
    return false
  }
}
