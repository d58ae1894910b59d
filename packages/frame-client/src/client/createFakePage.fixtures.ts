import type { WireMessage } from '../protocol/wire.js'
import type { FramePage, PageMessage } from './FramePage.js'

export const frameOrigin = 'https://login.my-dapp.example'

/** A page whose frame the test plays. */
export type FakePage = FramePage & {
  /** The window of the current frame; null without one. */
  readonly frameWindow: object | null
  readonly urls: readonly string[]
  readonly isVisible: boolean | undefined
  readonly listeners: number
  /** Messages to the frame's window, and the ports that were transferred with them. */
  readonly posted: WireMessage[]
  readonly ports: MessagePort[]
  /** Delivers a message of the frame, or a forged one with other circumstances. */
  deliver(data: unknown, forged?: Partial<PageMessage>): void
  /** The id of the last message with this name. */
  idOf(name: string): string
  fail(cause: unknown): void
}

/** Creates a page without a browser. Ids count from 1. */
export function createFakePage(): FakePage {
  const listeners = new Set<(message: PageMessage) => void>()
  const posted: WireMessage[] = []
  const ports: MessagePort[] = []
  const urls: string[] = []
  let frame: { window: object; isVisible: boolean; onError: (cause: unknown) => void } | undefined
  let ids = 0
  return {
    origin: 'https://my-dapp.example',
    urls,
    posted,
    ports,
    get frameWindow() {
      return frame?.window ?? null
    },
    get isVisible() {
      return frame?.isVisible
    },
    get listeners() {
      return listeners.size
    },
    createFrame({ url, onError }) {
      const created = { window: {}, isVisible: false, onError }
      frame = created
      urls.push(url)
      return {
        get window() {
          return frame === created ? created.window : null
        },
        post(message, transfer = []) {
          posted.push(message)
          ports.push(...transfer)
        },
        setVisible(isVisible) {
          created.isVisible = isVisible
        },
        remove() {
          if (frame === created) frame = undefined
        },
      }
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createChannel: () => new MessageChannel(),
    newId: () => String(++ids),
    deliver(data, forged) {
      const message = { data, origin: frameOrigin, source: frame?.window ?? null, isTrusted: true, ...forged }
      for (const listener of listeners) listener(message)
    },
    idOf: (name) => posted.findLast(({ type }) => type === `@w3m-app/${name}`)?.id ?? '',
    fail: (cause) => frame?.onError(cause),
  }
}
