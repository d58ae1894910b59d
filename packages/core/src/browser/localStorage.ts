import type { Storage } from '../ports/Storage.js'
import { warnDeveloper } from './report.js'

/** `window.localStorage`, or `null` where there is none or the page may not use it (sandboxed frame, blocked cookies). */
export function openLocalStorage(
  scope: { readonly localStorage?: Storage | null } = globalThis,
): Storage | null {
  try {
    return scope.localStorage ?? null
  } catch (error) {
    // Reading the property itself throws where storage is blocked: the kit goes on without.
    warnDeveloper('The local storage cannot be used.', error)
    return null
  }
}
