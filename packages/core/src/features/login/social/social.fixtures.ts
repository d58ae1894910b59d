import { onTestFinished, vi } from 'vitest'
import { createLoginKit } from '../login/login.fixtures.js'

/** Chrome, in which a pop-up can be opened. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'

/** A window that shows the provider. */
export type FakePopup = {
  opener: unknown
  closed: boolean
  readonly shown: string[]
  readonly location: { readonly replace: (url: string) => void }
  readonly close: () => void
}

/** A mounted kit with a login frame in a page: its pop-ups, its messages, and its address. */
export function createSocialKit(
  options: Parameters<typeof createLoginKit>[0] & {
    readonly isBlocked?: boolean
    readonly page?: string
  } = {},
): ReturnType<typeof createLoginKit> & {
  readonly popups: readonly FakePopup[]
  /** The addresses that have replaced that of the page. */
  readonly replaced: readonly string[]
  /** How many listeners of messages there are. */
  readonly countListeners: () => number
  /** Posts a message to the page: the last pop-up posts the return, unless another one is given. */
  readonly post: (message?: { data?: unknown; origin?: string; source?: unknown }) => void
} {
  const { isBlocked, page = 'https://my-dapp.example/a?b=c', ...rest } = options
  const popups: FakePopup[] = []
  const replaced: string[] = []
  const messages = new EventTarget()
  let listeners = 0
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('open', (url: string) => {
    if (isBlocked) return null
    const shown = [url]
    const popup: FakePopup = {
      opener: {},
      closed: false,
      shown,
      location: { replace: (next) => void shown.push(next) },
      close: () => {
        popup.closed = true
      },
    }
    popups.push(popup)
    return popup
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    if (type === 'message') listeners += 1
    messages.addEventListener(type, listener)
  })
  vi.stubGlobal('removeEventListener', (type: string, listener: (event: Event) => void) => {
    if (type === 'message') listeners -= 1
    messages.removeEventListener(type, listener)
  })
  vi.stubGlobal('location', {
    href: page,
    search: new URL(page).search,
  })
  vi.stubGlobal('history', {
    state: 'of the router',
    replaceState: (state: unknown, _: string, url: string) => replaced.push(`${String(state)} ${url}`),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    ...createLoginKit(rest),
    popups,
    replaced,
    countListeners: () => listeners,
    post({ data = { resultUri: returnUri }, origin = 'https://login.example', source = popups.at(-1) } = {}) {
      messages.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
    },
  }
}

/** The address of a return. */
export const returnUri = 'https://login.example/callback?code=1&state=a.b.c'
