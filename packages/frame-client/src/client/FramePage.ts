import type { WireMessage } from '../protocol/wire.js'

/** The members of a message event that a page reads. */
export type PageMessage = {
  readonly data: unknown
  readonly origin: string
  /** The window that sent the message. */
  readonly source: unknown
  /** Whether the browser delivered the message; false for one that a script of the page dispatched. */
  readonly isTrusted: boolean
}

/** The element of the frame. */
export type FrameElement = {
  /** The frame's window, with which the source of messages is compared; null if it has none. */
  readonly window: unknown
  /** Posts a message, only to the origin of the frame. */
  post(message: WireMessage, transfer?: readonly MessagePort[]): void
  /** Shows the frame above all that is open. A hidden frame cannot be reached by keyboard or pointer. */
  setVisible(isVisible: boolean): void
  remove(): void
}

/** How the client uses the page. Tests use a fake. */
export type FramePage = {
  readonly origin: string
  /** Adds a hidden frame. `onError` is called if the browser reports that it did not load. */
  createFrame(parameters: {
    readonly url: string
    /** Name for assistive technology. */
    readonly title: string
    readonly onError: (cause: unknown) => void
  }): FrameElement
  /** Returns a function that stops listening. */
  onMessage(listener: (message: PageMessage) => void): () => void
  createChannel(): MessageChannel
  /** Returns a random id (UUID). */
  newId(): string
}
