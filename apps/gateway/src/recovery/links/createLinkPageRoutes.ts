import type { Route } from '../../server/http/Route.js'
import { createLinkPage } from '../../server/page/createLinkPage.js'
import { maskAddress } from '../../server/page/maskAddress.js'
import { findBrand } from '../../server/projects/findBrand.js'
import { renderPage } from '../page/renderPage.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import { createLinkRequestLimit } from './createLinkRequestLimit.js'

const pattern = /^\/recovery\/link$/

/** Creates the page of the link that approves a device. */
export function createLinkPageRoutes(context: RecoveryContext): readonly Route[] {
  const { publicUrl, links, waiters } = context
  const { origin } = new URL(publicUrl)
  const limit = createLinkRequestLimit(context)
  return createLinkPage({
    pattern,
    names: { show: 'recovery/link', submit: 'recovery/link/approve' },
    origin,
    async show(token) {
      const link = await links.findByToken(token)
      if (link?.address === undefined) return renderPage({ state: 'unknown' }, origin)
      if (link.status === 'approved') return renderPage({ state: 'used' }, origin)
      if (link.status === 'expired') return renderPage({ state: 'expired' }, origin)
      return renderPage(
        {
          ...{ state: 'confirm', address: maskAddress(link.address), token, details: link },
          brand: findBrand(context.projects(), link.origin),
        },
        origin,
      )
    },
    async submit(token, answer) {
      if (answer === 'refuse') {
        const refused = await links.refuse(token)
        if (refused !== undefined) {
          // The device stops waiting.
          waiters.wake(refused)
          return renderPage({ state: 'refused' }, origin)
        }
        const link = await links.findByToken(token)
        return renderPage({ state: link?.status === 'approved' ? 'used' : 'unknown' }, origin)
      }
      const approved = await links.approve(token)
      const link = await links.findByToken(token)
      if (approved === undefined) {
        if (!link) return renderPage({ state: 'unknown' }, origin)
        return renderPage({ state: link.status === 'approved' ? 'used' : 'expired' }, origin)
      }
      waiters.wake(approved)
      const { address, jkt, network } = link ?? {}
      if (address !== undefined && jkt !== undefined && network !== undefined)
        await limit.addKnown({ address, jkt, network })
      return renderPage({ state: 'approved' }, origin)
    },
  })
}
