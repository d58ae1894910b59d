import type { FramePage, PageMessage } from '@latchkit/frame-client'
import { createFrameHost, type FrameHandlers, type HostMessage } from '@latchkit/frame-client/host'

/** The origin of the frame. */
export const frameOrigin = 'https://login.my-dapp.example'
/** The origin of the app. */
export const appOrigin = 'https://my-dapp.example'

/** Creates a page whose frame runs the frame's half with these handlers, without an iframe: messages are asynchronous, as in a browser. */
export function createInPageFrame(handlers: FrameHandlers): FramePage {
  const listeners = new Set<(message: PageMessage) => void>()
  return {
    origin: appOrigin,
    onMessage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createChannel: () => new MessageChannel(),
    newId: () => crypto.randomUUID(),
    createFrame() {
      const [parent, child] = [{}, {}]
      const hostListeners = new Set<(message: HostMessage) => void>()
      const host = createFrameHost({
        allowedOrigins: [appOrigin],
        handlers,
        now: Date.now,
        page: {
          parent,
          parentOrigin: appOrigin,
          post: (data) =>
            queueMicrotask(() => {
              const message = { data, origin: frameOrigin, source: child, isTrusted: true }
              for (const listener of listeners) listener(message)
            }),
          onMessage(listener) {
            hostListeners.add(listener)
            return () => hostListeners.delete(listener)
          },
        },
      })
      return {
        window: child,
        post: (data, ports = []) =>
          queueMicrotask(() => {
            const message = { data, origin: appOrigin, source: parent, isTrusted: true, ports }
            for (const listener of hostListeners) listener(message)
          }),
        setVisible() {},
        remove: () => host.destroy(),
      }
    },
  }
}
