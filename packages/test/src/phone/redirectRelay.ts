import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { WebSocket } from 'ws'

/** The relays that apps use by default. */
const publicRelay = /^wss:\/\/relay\.walletconnect\.(com|org)\//

/** Options of `redirectRelay`. */
export type RedirectRelayOptions = {
  /** The URL of the relay that the app is configured with. Default: the public ones. */
  readonly appRelay?: string | undefined
}

/**
 * Connects apps to a relay of the test in place of the public one. Call it before the page opens the app.
 *
 * @example
 * import { redirectRelay, startRelay } from '@latchkit/test'
 * import { test } from '@playwright/test'
 *
 * test('connects a phone', async ({ context }) => {
 *   const relay = await startRelay()
 *   await redirectRelay(context, relay.url)
 * })
 */
export async function redirectRelay(
  target: Page | BrowserContext,
  relayUrl: string,
  { appRelay }: RedirectRelayOptions = {},
): Promise<void> {
  const isRelay = ({ href }: URL) => (appRelay ? href.startsWith(appRelay) : publicRelay.test(href))
  await target.routeWebSocket(isRelay, (route) => connect(route, relayUrl))
}

function connect(route: WebSocketRoute, relayUrl: string): void {
  const socket = new WebSocket(`${relayUrl}/${new URL(route.url()).search}`)
  const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()))
  // The page may be closed already.
  const close = () => void route.close().catch(() => {})
  route.onMessage((message) => void opened.then(() => socket.send(message)))
  route.onClose(() => socket.close())
  socket.on('message', (data) => route.send(String(data)))
  socket.on('close', close)
  socket.on('error', close)
}
