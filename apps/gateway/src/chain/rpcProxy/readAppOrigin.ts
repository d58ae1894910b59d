import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { quote } from './responses.js'

/**
 * Returns the origin of the app that a request is for: the origin of the request; or, if the login frame sends it, the one of its
 * parameter `origin`, which is the page that embeds the frame. Other pages cannot send the origin of the frame, so their
 * parameter has no effect.
 *
 * @param frameOrigins Origins of the login frames that the operator trusts.
 * @throws HttpError 400 if the parameter is not an origin.
 */
export function readAppOrigin(
  { raw, query }: Pick<RouteRequest, 'query'> & { readonly raw: Pick<RouteRequest['raw'], 'headers'> },
  frameOrigins: readonly string[],
): string | undefined {
  const { origin } = raw.headers
  const app = query.get('origin')
  if (origin === undefined || app === null || !frameOrigins.includes(origin)) return origin
  if (!URL.canParse(app) || new URL(app).origin !== app)
    throw new HttpError(400, 'origin', `"origin" must be the origin of a page, got ${quote(app)}`)
  return app
}
