/** Creates an in-memory storage for a WalletConnect core. Pass the same object again to simulate a reload. */
export function createMemoryStorage() {
  const items = new Map<string, string>()
  const parse = (text: string) => JSON.parse(text)
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async <Value>() => [...items].map(([key, text]): [string, Value] => [key, parse(text)]),
    async getItem<Value>(key: string): Promise<Value | undefined> {
      const text = items.get(key)
      return text === undefined ? undefined : parse(text)
    },
    async setItem<Value>(key: string, value: Value) {
      items.set(key, JSON.stringify(value))
    },
    async removeItem(key: string) {
      items.delete(key)
    },
  }
}
