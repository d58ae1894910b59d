import type { PageMessage } from '../client/FramePage.js'
import type { WireMessage } from '../protocol/wire.js'

/** A message as the frame receives it, with its transferred ports. */
export type HostMessage = PageMessage & { readonly ports: readonly MessagePort[] }

/** How the host uses the frame's page. Tests use a fake. */
export type HostPage = {
  /** The window of the app; null for a page that is not in a frame. */
  readonly parent: unknown
  /** The origin of the app according to the browser; undefined if the browser does not state it. */
  readonly parentOrigin: string | undefined
  /** Posts to the parent. The browser drops the message if the parent has another origin. */
  post(message: WireMessage, targetOrigin: string): void
  /** Returns a function that stops listening. */
  onMessage(listener: (message: HostMessage) => void): () => void
}
