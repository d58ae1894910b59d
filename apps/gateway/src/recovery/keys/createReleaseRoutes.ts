import { HttpError } from '../../server/http/HttpError.js'
import type { Route } from '../../server/http/Route.js'
import { createEndpoint } from '../createEndpoint.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import { requireSignature } from './requireSignature.js'

/** Creates the endpoints with which a device that has the wallet decides about the releases to new devices. */
export function createReleaseRoutes(context: RecoveryContext): readonly Route[] {
  const { delayedReleases: delayed } = context
  return [
    createEndpoint('releases/list', context, async ({ addresses, signature }, { jkt }) => {
      await requireSignature({ type: 'listReleases', addresses }, jkt, signature)
      return { releases: [...(await delayed.list(addresses.eip155))] }
    }),
    createEndpoint('releases/decide', context, async (body, { jkt }) => {
      const { addresses, id, isAllowed, signature } = body
      await requireSignature({ type: 'decideRelease', addresses, id, isAllowed }, jkt, signature)
      if (!(await delayed.decide(addresses.eip155, id, isAllowed)))
        throw new HttpError(404, 'release', 'This request was decided already, or has ended.')
      return {}
    }),
  ]
}
