/** The other tabs and windows in which a page is open. */
export type OtherTabs = {
  /** What is told is heard by all of them, not by this one. */
  tell(message: string): void
  close(): void
}

/**
 * Speaks with the other tabs of this page's origin; where the browser cannot, nobody is there.
 *
 * @param hear What one of them told. Any script of the origin may: it is not yet checked.
 */
export function openOtherTabs(name: string, hear: (message: unknown) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data)
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
