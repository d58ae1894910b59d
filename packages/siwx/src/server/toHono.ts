import type { SiwxHandler } from './SiwxHandler.js'

/**
 * Converts a handler to one of Hono.
 *
 * @example
 * ```ts
 * import { toHono } from '@latchkit/siwx/server'
 *
 * app.all('/auth/*', toHono(siwx))
 * ```
 */
export function toHono(
  handler: SiwxHandler,
): (context: { readonly req: { readonly raw: Request } }) => Promise<Response> {
  return ({ req }) => handler.handle(req.raw)
}
