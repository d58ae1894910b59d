/**
 * Where an instance keeps what must survive a reload. `window.localStorage` fits as it is.
 * It may throw (private mode, quota): the kit goes on without.
 */
export interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
