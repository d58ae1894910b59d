import type { CoreTypes } from '@walletconnect/types'

/** The persistent state of a phone: text by key. A new phone with this storage continues the earlier one. */
export type PhoneStorage = Map<string, string>

/** Adapts a phone's storage to WalletConnect's storage interface. */
export function toKeyValueStorage(storage: PhoneStorage): NonNullable<CoreTypes.Options['storage']> {
  const parse = (text: string) => JSON.parse(text)
  return {
    getKeys: async () => [...storage.keys()],
    getEntries: async <value>() => [...storage].map(([key, text]): [string, value] => [key, parse(text)]),
    async getItem<value>(key: string): Promise<value | undefined> {
      const text = storage.get(key)
      return text === undefined ? undefined : parse(text)
    },
    async setItem<value>(key: string, value: value) {
      storage.set(key, JSON.stringify(value))
    },
    async removeItem(key: string) {
      storage.delete(key)
    },
  }
}
