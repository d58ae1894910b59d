import type { Clock } from '@latchkit/core/ports'
import { nextMacrotask } from '@latchkit/core/testing'
import { createFakePage, type FakePage, frameOrigin } from '../client/createFakePage.fixtures.js'
import type { FramePage } from '../client/FramePage.js'
import { createFakeHostPage } from '../host/createFakeHostPage.fixtures.js'
import { createFrameHost, type FrameHandlers } from '../host/createFrameHost.js'

/** A page whose frame runs the real host half with these handlers. */
export type HostedPage = {
  readonly page: FramePage
  /** The app's side: what was posted to the frame's window, and whether the frame is visible. */
  readonly fake: FakePage
  /** Whether the frame answers. A stopped one receives requests, and does not announce itself. */
  isStopped: boolean
}

/** Connects the app's half to the frame's, as a browser does: with asynchronous messages, and a message port after the handshake. */
export function connectHalves(handlers: FrameHandlers): HostedPage {
  const fake = createFakePage()
  const hosted: HostedPage = { page: { ...fake, createFrame }, fake, isStopped: false }

  function createFrame(parameters: Parameters<FramePage['createFrame']>[0]) {
    const element = fake.createFrame(parameters)
    const hostPage = {
      ...createFakeHostPage({ parentOrigin: fake.origin }),
      post: (message: unknown) => void queueMicrotask(() => hosted.isStopped || fake.deliver(message)),
    }
    const host = createFrameHost({ allowedOrigins: [fake.origin], handlers, page: hostPage, now: Date.now })
    return {
      get window() {
        return element.window
      },
      post(message: Parameters<typeof element.post>[0], transfer: readonly MessagePort[] = []) {
        element.post(message, transfer)
        queueMicrotask(() => hosted.isStopped || hostPage.deliver(message, { ports: transfer }))
      },
      setVisible: element.setVisible,
      remove() {
        host.destroy()
        element.remove()
      },
    }
  }
  return hosted
}

export const frameUrl: string = `${frameOrigin}/sdk`

/**
 * The system's clock without the delay after `READY`, which only slow pages need. It uses no timer then, because tests wait for
 * macrotasks, and more than one of them fits into the shortest timer.
 */
export const quickClock: Clock = {
  now: Date.now,
  setTimeout(callback, delayMs) {
    if (delayMs !== 500) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    }
    let isCancelled = false
    void nextMacrotask().then(() => isCancelled || callback())
    return () => {
      isCancelled = true
    }
  },
}
