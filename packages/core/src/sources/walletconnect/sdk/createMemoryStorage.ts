import type { RelayStorage } from './options.js'

/** Stores the SDK's data in memory, until the app is closed. */
export function createMemoryStorage(): RelayStorage {
  // Stored as text, so that no caller keeps a reference to a stored object.
  const items = new Map<string, string>()
  const parse = (text: string) => JSON.parse(text)
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async () => [...items].map(([key, text]) => [key, parse(text)]),
    getItem: async (key) => {
      const text = items.get(key)
      return text === undefined ? undefined : parse(text)
    },
    setItem: async (key, value) => {
      items.set(key, JSON.stringify(value))
    },
    removeItem: async (key) => {
      items.delete(key)
    },
  }
}
