import type { RouteResponse } from '../../server/http/Route.js'
import { renderHtmlPage } from '../../server/page/renderHtmlPage.js'
import type { Brand } from '../../server/projects/Brand.js'
import { type LoginDetails, recoveryCopy } from '../copy/recoveryCopy.js'
import { listDetails } from '../listDetails.js'

/** Content of the page of a link. */
export type Page =
  | {
      readonly state: 'confirm'
      readonly address: string
      readonly token: string
      readonly details: LoginDetails
      readonly brand?: Brand | undefined
    }
  | { readonly state: 'approved' | 'refused' | 'used' | 'expired' | 'unknown' }

const statuses = { confirm: 200, approved: 200, refused: 200, used: 409, expired: 410, unknown: 404 } as const

/** Renders the page of a link. */
export function renderPage(page: Page, origin: string): RouteResponse {
  const status = statuses[page.state]
  if (page.state !== 'confirm') return renderHtmlPage({ status, ...recoveryCopy.page[page.state] }, origin)
  const { title, text, warning, button, refuse } = recoveryCopy.page.confirm
  return renderHtmlPage(
    {
      status,
      app: page.details.origin,
      brand: page.brand,
      title,
      text: text(page.address),
      details: listDetails(page.details),
      warning,
      form: { action: 'link', token: page.token, button, refuse },
    },
    origin,
  )
}
