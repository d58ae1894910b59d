/** The other tabs and windows in which the app is open. */
export type OtherTabs = {
  /** Sends a message to all of them, and not to this one. */
  tell(message: string): void
  close(): void
}

/**
 * Exchanges messages with the other tabs of this origin; does nothing if the browser does not support it.
 *
 * @param hear Receives each message. Untrusted input: any script of the origin can send one.
 */
export function openOtherTabs(name: string, hear: (message: unknown) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data)
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
