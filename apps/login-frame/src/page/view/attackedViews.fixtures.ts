import { onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Views of the frame with a button that counts only while all of the view is displayed. */
export const framedViews = ['signIn', 'passkey'] as const
/** Requests that the user decides in a window of its own. */
export const windowedViews = ['message', 'typedData', 'transaction', 'recoveryMove', 'settings'] as const
export type AttackedView = (typeof framedViews)[number] | (typeof windowedViews)[number]

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What the page of the frame reports. Places are in its own pixels. */
type Report = {
  readonly view: Rect
  readonly button: Rect
  /** Whether the button looks as if it works. */
  readonly isEnabled: boolean
  /** Why the button does not work. */
  readonly hint: string
  /** What the view says about its state. */
  readonly status: string
  /** How many reports there were. */
  readonly count: number
  /** The displayed parts of the view around the button. */
  readonly regions: readonly Rect[]
  /** How many windows were opened. */
  readonly windows: number
  /** What was signed, changed or asked for. */
  readonly done: readonly string[]
}

/** How the app displays the frame. */
export type Layout = {
  /** CSS of the frame's element. */
  readonly frame?: string | undefined
  /** CSS of the element around it. */
  readonly wrapper?: string | undefined
}

/** The app around a frame on another origin. */
export type AttackedFrame = {
  readonly report: () => Report | undefined
  readonly setLayout: (layout: Layout) => void
  /** Covers a rectangle of the frame with an opaque element through which clicks pass. Returns a function that removes it. */
  readonly cover: (rect: Rect) => () => void
  /** Clicks the middle of the button, with the mouse of the browser, wherever the layout has moved it. */
  readonly click: () => Promise<void>
}

/** Adds a frame on another origin that displays a view. `sandbox`: what the app lets it do; default: everything. */
export function addAttackedFrame(view: AttackedView, layout: Layout = {}, sandbox?: string): AttackedFrame {
  const origin = location.origin.replace('//localhost:', '//127.0.0.1:')
  const wrapper = document.createElement('div')
  const frame = document.createElement('iframe')
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  frame.src = `${origin}${new URL('./attackedFrame.fixtures.html', import.meta.url).pathname}?view=${view}`
  wrapper.append(frame)
  let last: Report | undefined
  const onMessage = ({ data, source }: MessageEvent) => {
    if (source === frame.contentWindow) last = data
  }
  const setLayout = ({ frame: ofFrame = '', wrapper: ofWrapper = '' }: Layout) => {
    frame.style.cssText = `position:fixed;inset:0;width:100%;height:100%;border:0;${ofFrame}`
    wrapper.style.cssText = ofWrapper
  }
  setLayout(layout)
  window.addEventListener('message', onMessage)
  document.body.append(wrapper)
  onTestFinished(() => {
    window.removeEventListener('message', onMessage)
    wrapper.remove()
  })
  return {
    report: () => last,
    setLayout,
    cover({ x, y, width, height }) {
      const cover = document.createElement('div')
      cover.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:red;pointer-events:none;z-index:9`
      document.body.append(cover)
      onTestFinished(() => cover.remove())
      return () => cover.remove()
    },
    async click() {
      const { x = 0, y = 0, width = 0, height = 0 } = last?.button ?? {}
      const outer = frame.getBoundingClientRect()
      // CSS transforms and `zoom` scale the pixels of the frame.
      const scale = outer.width / frame.clientWidth || 1
      await userEvent.click(document.documentElement, {
        position: { x: outer.x + (x + width / 2) * scale, y: outer.y + (y + height / 2) * scale },
        force: true,
      })
    },
  }
}
