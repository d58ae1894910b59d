import { HttpError } from '../http/HttpError.js'
import type { RouteRequest } from '../http/Route.js'

/**
 * Refuses the forms of other sites. The page has no referrer, so its own form has the origin `null`.
 *
 * @param origin The origin of the page.
 * @throws HttpError 403 `origin`
 */
export function requireOwnPage({ raw }: Pick<RouteRequest, 'raw'>, origin: string): void {
  const { origin: given = 'null', 'sec-fetch-site': site = 'same-origin' } = raw.headers
  if ((given !== 'null' && given !== origin) || site !== 'same-origin')
    throw new HttpError(403, 'origin', 'The form must be sent by the page of the link.')
}
