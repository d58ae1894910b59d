import type { Route, RouteResponse } from '../../server/http/Route.js'
import { createLinkPage } from '../../server/page/createLinkPage.js'
import { renderHtmlPage } from '../../server/page/renderHtmlPage.js'
import { recoveryCopy } from '../copy/recoveryCopy.js'
import { listDetails } from '../listDetails.js'
import type { RecoveryContext } from '../RecoveryContext.js'

const pattern = /^\/recovery\/refuse$/
const statuses = { refused: 200, invalid: 410 } as const

/**
 * Creates the page that refuses a delayed release.
 */
export function createRefusePageRoutes({
  publicUrl,
  delayedReleases: delayed,
}: RecoveryContext): readonly Route[] {
  const { origin } = new URL(publicUrl)
  const { refusePage: copy } = recoveryCopy
  const render = (state: keyof typeof statuses): RouteResponse =>
    renderHtmlPage({ status: statuses[state], ...copy[state] }, origin)
  return createLinkPage({
    pattern,
    names: { show: 'recovery/refuse', submit: 'recovery/refuse/confirm' },
    origin,
    async show(token) {
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
    submit: async (token) => render((await delayed.refuse(token)) ? 'refused' : 'invalid'),
  })
}
