import type { SiwxHandler } from './SiwxHandler.js'

/** The exports of a route file of Next.js. */
export type NextHandlers = {
  readonly GET: (request: Request) => Promise<Response>
  readonly POST: (request: Request) => Promise<Response>
}

/**
 * Converts a handler to the exports of `app/auth/[...siwx]/route.ts` of Next.js.
 *
 * @example
 * ```ts
 * import { toNextHandlers } from '@latchkit/siwx/server'
 *
 * export const { GET, POST } = toNextHandlers(siwx)
 * ```
 */
export function toNextHandlers(handler: SiwxHandler): NextHandlers {
  return { GET: handler.handle, POST: handler.handle }
}
