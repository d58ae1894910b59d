import type { CoreTypes } from '@walletconnect/types'

/** What a phone keeps when it is off: text by key. Given to the next phone, that one is the same phone again. */
export type PhoneStorage = Map<string, string>

/** WalletConnect's storage over a phone's. */
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
