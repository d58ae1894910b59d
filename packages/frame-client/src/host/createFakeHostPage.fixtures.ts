import type { WireMessage } from '../protocol/wire.js'
import type { HostMessage, HostPage } from './HostPage.js'

export const appOrigin = 'https://my-dapp.example'

/** The page of a frame whose parent the test plays. */
export type FakeHostPage = HostPage & {
  readonly posted: { readonly message: WireMessage; readonly targetOrigin: string }[]
  readonly listeners: number
  /** Delivers a message of the app, or a forged one with other circumstances. */
  deliver(data: unknown, forged?: Partial<HostMessage>): void
}

/** Creates the page of a frame without a browser. */
export function createFakeHostPage(
  given: Partial<Pick<HostPage, 'parent' | 'parentOrigin'>> = {},
): FakeHostPage {
  const page = { parent: {} as unknown, parentOrigin: appOrigin as string | undefined, ...given }
  const posted: FakeHostPage['posted'] = []
  const listeners = new Set<(message: HostMessage) => void>()
  return {
    ...page,
    posted,
    get listeners() {
      return listeners.size
    },
    post: (message, targetOrigin) => posted.push({ message, targetOrigin }),
    onMessage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    deliver(data, forged) {
      const message = { data, origin: appOrigin, source: page.parent, isTrusted: true, ports: [], ...forged }
      for (const listener of listeners) listener(message)
    },
  }
}
