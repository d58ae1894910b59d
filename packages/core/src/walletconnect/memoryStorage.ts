import type { RelayStorage } from './options.js'

/** Keeps what the SDK keeps until the page is left. */
export function memoryStorage(): RelayStorage {
  // As text, so that nobody holds on to what is kept.
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
