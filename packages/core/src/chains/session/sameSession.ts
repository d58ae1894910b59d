import type { Session } from '../../ports/Adapter.js'
import { isSameSession } from './isSameSession.js'

/**
 * Whether two sessions are equal. Two absent sessions are equal, too.
 * @example
 * ```ts
 * import { sameSession } from '@latchkit/core/eip1193'
 *
 * sameSession(undefined, undefined) // true
 * ```
 */
export function sameSession(one: Session | undefined, other: Session | undefined): boolean {
  return one === other || (!!one && !!other && isSameSession(one, other))
}
