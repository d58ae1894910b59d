import { getPageCopy } from '../copy/getPageCopy.js'
import type { LoginPage } from './LoginPage.js'

/** Creates a window that records what a page does. */
export function createFakeLoginPage({
  href,
  hasOpener = false,
  stored = {},
  isStorageBlocked = false,
}: {
  readonly href: string
  readonly hasOpener?: boolean
  /** Content of the session storage. */
  readonly stored?: Readonly<Record<string, string>>
  readonly isStorageBlocked?: boolean
}) {
  const actions: unknown[] = []
  const storage = new Map(Object.entries(stored))
  const page: LoginPage = {
    href,
    opener: hasOpener
      ? { postMessage: (data: unknown, origin: unknown) => void actions.push({ data, origin }) }
      : null,
    storage() {
      if (isStorageBlocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      }
    },
    copy: getPageCopy([]),
    show: (text) => void actions.push({ text }),
    replace: (url) => void actions.push({ url }),
    close: () => void actions.push('close'),
  }
  return { page, actions, storage }
}
