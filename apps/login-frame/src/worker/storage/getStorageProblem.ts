/** Where the storage is blocked, locks and IndexedDB reject with `SecurityError`, and IndexedDB of Chromium with `UnknownError`. */
const blockedNames: readonly string[] = ['SecurityError', 'UnknownError']

/** Returns why the storage is not available, as a code of `VaultError`; `undefined` for errors of other parts. */
export function getStorageProblem(error: unknown): 'storage_blocked' | 'storage_full' | undefined {
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'QuotaExceededError') return 'storage_full'
  return blockedNames.includes(error.name) ? 'storage_blocked' : undefined
}
