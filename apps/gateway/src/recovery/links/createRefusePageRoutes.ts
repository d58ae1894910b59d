import type { Route, RouteResponse } from '../../http/Route.js'
import { renderHtmlPage } from '../../page/renderHtmlPage.js'
import { requireOwnPage } from '../../page/requireOwnPage.js'
import { recoveryCopy } from '../copy/recoveryCopy.js'
import { listDetails } from '../listDetails.js'
import type { RecoveryContext } from '../RecoveryContext.js'

const pattern = /^\/recovery\/refuse$/
const maxBodyBytes = 1_024
const statuses = { refused: 200, invalid: 410 } as const

/**
 * Creates the page that refuses a delayed release. Opening it changes nothing, because mail scanners open links: only its button refuses. Without
 * the delay there is none.
 */
export function createRefusePageRoutes({
  publicUrl,
  delayedReleases: delayed,
}: RecoveryContext): readonly Route[] {
  if (!delayed) return []
  const { origin } = new URL(publicUrl)
  const { refusePage: copy } = recoveryCopy
  const render = (state: keyof typeof statuses): RouteResponse =>
    renderHtmlPage({ status: statuses[state], ...copy[state] }, origin)
  return [
    {
      name: 'recovery/refuse',
      method: 'GET',
      pattern,
      async handle({ query }) {
        const token = query.get('token') ?? ''
        const release = await delayed.findByToken(token)
        if (!release) return render('invalid')
        const { button, ...texts } = copy.confirm
        return renderHtmlPage(
          {
            status: 200,
            ...texts,
            details: listDetails(release),
            form: { action: 'refuse', token, button },
          },
          origin,
        )
      },
    },
    {
      name: 'recovery/refuse/confirm',
      method: 'POST',
      pattern,
      maxBodyBytes,
      async handle(request) {
        requireOwnPage(request, origin)
        const token = new URLSearchParams(await request.text()).get('token') ?? ''
        return render((await delayed.refuse(token)) ? 'refused' : 'invalid')
      },
    },
  ]
}
