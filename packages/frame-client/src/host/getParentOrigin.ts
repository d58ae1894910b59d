/**
 * Returns the origin of the page that contains this one, as the browser states it; `undefined` if it does not, or if there is none.
 *
 * @example
 * ```ts
 * import { getParentOrigin } from '@latchkit/frame-client/host'
 *
 * const response = await fetch(`/config.json?origin=${getParentOrigin() ?? ''}`)
 * ```
 */
export function getParentOrigin(): string | undefined {
  // Firefox has none. There, the referrer of a frame is its parent, if the parent's policy allows it. Its type claims that every
  // browser has it.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  if (ancestors) return ancestors[0]
  try {
    return new URL(document.referrer).origin
  } catch {
    // Empty: the parent sends no referrer.
    return undefined
  }
}
