import type { Route } from '../../http/Route.js'
import { maskAddress } from '../../page/maskAddress.js'
import { requireOwnPage } from '../../page/requireOwnPage.js'
import { renderPage } from '../page/renderPage.js'
import type { RecoveryContext } from '../RecoveryContext.js'

const pattern = /^\/recovery\/link$/
const maxBodyBytes = 1_024

/**
 * Creates the page of the link in a mail. Opening it changes nothing, because mail scanners open links: only its button approves.
 */
export function createLinkPageRoutes({ publicUrl, links, waiters }: RecoveryContext): readonly Route[] {
  const { origin } = new URL(publicUrl)
  return [
    {
      name: 'recovery/link',
      method: 'GET',
      pattern,
      async handle({ query }) {
        const token = query.get('token') ?? ''
        const link = await links.findByToken(token)
        if (link?.address === undefined) return renderPage({ state: 'unknown' }, origin)
        if (link.status === 'approved') return renderPage({ state: 'used' }, origin)
        if (link.status === 'expired') return renderPage({ state: 'expired' }, origin)
        return renderPage(
          { state: 'confirm', address: maskAddress(link.address), token, details: link },
          origin,
        )
      },
    },
    {
      name: 'recovery/link/approve',
      method: 'POST',
      pattern,
      maxBodyBytes,
      async handle(request) {
        requireOwnPage(request, origin)
        const token = new URLSearchParams(await request.text()).get('token') ?? ''
        const approved = await links.approve(token)
        if (approved === undefined) {
          const link = await links.findByToken(token)
          if (!link) return renderPage({ state: 'unknown' }, origin)
          return renderPage({ state: link.status === 'approved' ? 'used' : 'expired' }, origin)
        }
        waiters.wake(approved)
        return renderPage({ state: 'approved' }, origin)
      },
    },
  ]
}
