import { providerMessageType } from './providerMessageType.js'

/** Part of the opening window that is read. An app can have more frames than anyone waits for. */
const framesMax = 100
/** Time for the frame to answer: its script may be busy. */
const answerMs = 10_000

/**
 * Hands an address with the response of a provider to the frames of this origin in the window `opener`, and to no other origin.
 * Returns the origin of the app for which one of them has begun the login; null if none has. The code in the address is worthless
 * to other devices then: only the instance of the frame that has begun the login answers.
 */
export function handOver(uri: string, opener: Window | null, ownOrigin: string): Promise<string | null> {
  return new Promise((resolve) => {
    const ports: MessagePort[] = []
    const end = (origin: string | null) => {
      clearTimeout(timer)
      for (const port of ports) port.close()
      resolve(origin)
    }
    const timer = setTimeout(() => end(null), answerMs)
    for (const frame of listFrames(opener)) {
      const { port1, port2 } = new MessageChannel()
      ports.push(port1)
      port1.onmessage = ({ data }) => {
        if (typeof data === 'string') end(data)
      }
      frame.postMessage({ type: providerMessageType, uri }, ownOrigin, [port2])
    }
    if (ports.length === 0) end(null)
  })
}

/** Any page may read how many frames a window has, and post messages to them. */
function listFrames(opener: Window | null): readonly Window[] {
  const length = Math.min(opener?.length ?? 0, framesMax)
  return Array.from({ length }, (_, index) => opener?.[index]).filter((frame) => frame !== undefined)
}
