import type { Storage } from '@latchkit/core/ports'

/** Creates a storage in `localStorage` with its own key prefix. */
export function createPrefixedStorage(name: string): Storage {
  const own = (key: string) => `${name}:${key}`
  return {
    getItem: (key) => localStorage.getItem(own(key)),
    setItem: (key, value) => localStorage.setItem(own(key), value),
    removeItem: (key) => localStorage.removeItem(own(key)),
  }
}
