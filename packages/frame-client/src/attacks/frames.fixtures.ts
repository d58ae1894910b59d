import { onTestFinished } from 'vitest'
import { runAttacker } from './runAttacker.fixtures.js'

/** The app's origin, and another one of the same server: `localhost` and `127.0.0.1` are different origins. */
export const appOrigin: string = location.origin

/** The origin of the login frame. */
export const frameOrigin: string = appOrigin.replace('//localhost:', '//127.0.0.1:')

/** Returns the URL of a page of this folder. */
export function urlOf(
  page: 'frame' | 'stockFrame' | 'attacker' | 'strictPage',
  origin: string = frameOrigin,
): string {
  const { pathname } = new URL(`./${page}.fixtures.html`, import.meta.url)
  return origin + pathname
}

/** Returns the URL of a login frame for these origins. */
export function frameUrl(allowedOrigins: readonly string[] = [appOrigin]): string {
  return `${urlOf('frame')}?allowedOrigins=${encodeURIComponent(JSON.stringify(allowedOrigins))}`
}

/** The messages that a page has received. */
export type CollectedMessages = {
  readonly messages: readonly MessageEvent[]
  /** The data of messages with this field. */
  dataWith(field: string): unknown[]
  /** The messages of the protocol. */
  protocol(): unknown[]
}

/** Collects all messages that this page receives. */
export function collectMessages(): CollectedMessages {
  const messages: MessageEvent[] = []
  const listener = (event: MessageEvent) => messages.push(event)
  addEventListener('message', listener)
  onTestFinished(() => removeEventListener('message', listener))
  return {
    messages,
    dataWith: (field) =>
      messages.flatMap(({ data }) => (typeof data === 'object' && data && field in data ? [data] : [])),
    protocol: () =>
      messages.flatMap(({ data }) => (String(data?.type).startsWith('@w3m-frame/') ? [data] : [])),
  }
}

/** Adds a frame that the test removes, and returns its window when its document has loaded. */
export async function addFrame(attributes: Readonly<Record<string, string>>): Promise<Window> {
  const element = document.createElement('iframe')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
  document.body.append(element)
  onTestFinished(() => element.remove())
  await loaded
  if (!element.contentWindow) throw new Error('The frame has no window.')
  return element.contentWindow
}

/** The attackers, and the attributes of the frame from which each one posts. */
export const attackers: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[] = [
  ["another frame of the login frame's origin", { src: urlOf('attacker') }],
  ["another frame of the app's origin", { src: urlOf('attacker', appOrigin) }],
  [
    'a sandboxed frame with the origin null',
    { sandbox: 'allow-scripts', srcdoc: `<script>(${runAttacker.toString()})()</script>` },
  ],
]
