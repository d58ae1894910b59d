import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { openRequestWindow } from './openRequestWindow.js'
import { CopyContext } from './parts/CopyContext.js'
import { RequestHeader } from './parts/RequestHeader.js'
import { useEscape } from './parts/useEscape.js'
import { ViewWindow } from './parts/ViewWindow.js'

/** For the app's developer. Browsers do not tell the frame which of both it is. */
const blockedWarning =
  '[latchkit] The login frame got no window for an approval. Either the browser has blocked it, or the page of the app has the header "Cross-Origin-Opener-Policy: same-origin", which cuts it off: send "same-origin-allow-popups".'

/**
 * Says what the app asks for, and has it decided in a window of its own. In the frame, the app could hide parts of the request,
 * which no browser detects completely. Hiding parts of this view leads to a click that only opens the window. The request waits
 * if the user closes it.
 */
export function WindowGate({
  title,
  origin,
  network,
  onDecline,
  decline,
  work,
  onClosed,
  children,
}: {
  /** Request of the app. */
  readonly title: string
  readonly origin: string
  readonly network: string
  readonly onDecline: (isTrusted: boolean) => void
  /** Text of the button that ends the request. Default: the text of approvals. */
  readonly decline?: string | undefined
  /** Consequence of the decision; absent before it. */
  readonly work?: string | undefined
  /** The request is not displayed any more. Must not change. */
  readonly onClosed?: (() => void) | undefined
  /** Renders the request in its window. */
  readonly children: (view: Window) => ReactNode
}): ReactElement {
  const { window: copy, decline: declineText, preparing } = useContext(CopyContext)
  const [status, setStatus] = useState<'closed' | 'blocked' | 'opening' | HTMLElement>('closed')
  const close = useRef<(() => void) | undefined>(undefined)
  useEscape(onDecline)
  useEffect(() => () => close.current?.(), [])

  const open = useCallback(() => {
    close.current?.()
    onClosed?.()
    close.current = openRequestWindow({
      onOpen({ container }) {
        // Also after the user has reloaded the window.
        onClosed?.()
        setStatus(container)
      },
      onClosed() {
        onClosed?.()
        setStatus('closed')
      },
    })
    setStatus(close.current ? 'opening' : 'blocked')
    if (!close.current) console.warn(blockedWarning)
  }, [onClosed])

  const text = { closed: copy.text, blocked: copy.blocked, opening: preparing }
  return (
    <main className="view">
      <section className="content">
        <RequestHeader {...{ title, origin, network }} />
        <p role="status">{typeof status === 'string' ? (work ?? text[status]) : copy.isOpen}</p>
      </section>
      <footer className="footer">
        <div className="buttons">
          <button
            type="button"
            className="button"
            disabled={work !== undefined}
            onClick={(event) => onDecline(event.isTrusted)}
          >
            {decline ?? declineText}
          </button>
          <button type="button" className="button" data-variant="primary" onClick={open}>
            {copy.open}
          </button>
        </div>
      </footer>
      {typeof status !== 'string' && renderIn(status, children)}
    </main>
  )
}

function renderIn(container: HTMLElement, children: (view: Window) => ReactNode): ReactNode {
  const view = container.ownerDocument.defaultView
  if (!view) return null
  return createPortal(<ViewWindow value={view}>{children(view)}</ViewWindow>, container)
}
