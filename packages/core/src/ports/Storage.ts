/**
 * Stores what must survive a reload. `window.localStorage` has this interface.
 * It may throw (private mode, quota): the kit ignores that.
 */
export interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
