import { pageEn } from '../copy/pageEn.js'
import type { LoginPage } from './LoginPage.js'

/** Creates a window that records what a page does. */
export function createFakeLoginPage({
  href,
  referrer = '',
  hasOpener = false,
  app = null,
  stored = {},
  isStorageBlocked = false,
}: {
  readonly href: string
  readonly referrer?: string
  readonly hasOpener?: boolean
  /** Origin of the app for which a frame in the opener has begun the login. */
  readonly app?: string | null
  /** Content of the session storage. */
  readonly stored?: Readonly<Record<string, string>>
  readonly isStorageBlocked?: boolean
}) {
  const actions: unknown[] = []
  /** What the frames of the opener have received. */
  const handed: string[] = []
  const storage = new Map(Object.entries(stored))
  const page: LoginPage = {
    href,
    referrer,
    opener: hasOpener
      ? { postMessage: (data: unknown, origin: unknown) => void actions.push({ data, origin }) }
      : null,
    async handOver(uri) {
      if (hasOpener) handed.push(uri)
      return hasOpener ? app : null
    },
    storage() {
      if (isStorageBlocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      }
    },
    copy: pageEn,
    show: (text) => void actions.push({ text }),
    replace: (url) => void actions.push({ url }),
    close: () => void actions.push('close'),
  }
  return { page, actions, handed, storage }
}
