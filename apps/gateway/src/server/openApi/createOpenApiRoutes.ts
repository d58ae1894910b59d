import { readFileSync } from 'node:fs'
import type { Route } from '../http/Route.js'

/**
 * Creates the route `GET /v1/openapi.json`: the OpenAPI document of the data API. It is a file, because the gateway runs
 * without the code of other packages, as in its container.
 */
export function createOpenApiRoutes(): readonly Route[] {
  const body = readFileSync(new URL('./openApi.artifact.json', import.meta.url))
  return [
    {
      name: 'openApi',
      method: 'GET',
      pattern: /^\/v1\/openapi\.json$/,
      handle: () => ({
        headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' },
        body,
      }),
    },
  ]
}
