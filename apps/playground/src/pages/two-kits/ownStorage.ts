import type { Storage } from '@latchkit/core/ports'

/** A corner of `localStorage` that no other kit of the page reads. */
export function ownStorage(name: string): Storage {
  const own = (key: string) => `${name}:${key}`
  return {
    getItem: (key) => localStorage.getItem(own(key)),
    setItem: (key, value) => localStorage.setItem(own(key), value),
    removeItem: (key) => localStorage.removeItem(own(key)),
  }
}
