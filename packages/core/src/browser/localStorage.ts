import type { Storage } from '../ports/Storage.js'
import { warnDeveloper } from './report.js'

/**
 * Returns `window.localStorage`, or `null` if there is none or the app may not use it (sandboxed
 * frame, blocked cookies).
 */
export function openLocalStorage(
  scope: { readonly localStorage?: Storage | null } = globalThis,
): Storage | null {
  try {
    return scope.localStorage ?? null
  } catch (error) {
    // Reading the property itself throws if storage is blocked: the kit works without it.
    warnDeveloper('The local storage cannot be used.', error)
    return null
  }
}
