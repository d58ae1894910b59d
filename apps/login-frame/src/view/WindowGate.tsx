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
import { CopyContext } from './CopyContext.js'
import { openRequestWindow } from './openRequestWindow.js'
import { RequestHeader } from './RequestHeader.js'
import { useEscape } from './useEscape.js'

/**
 * Has a request decided in a window of its own. In the frame, the app could cover parts of the request, which not all browsers
 * detect. Covering this view leads to a click that only opens the window.
 */
export function WindowGate({
  origin,
  network,
  onDecline,
  decline,
  onClosed,
  children,
}: {
  readonly origin: string
  readonly network: string
  readonly onDecline: (isTrusted: boolean) => void
  /** Text of the button that ends the request. Default: that of approvals. */
  readonly decline?: string | undefined
  /** The window is not displayed any more. Must not change. */
  readonly onClosed?: (() => void) | undefined
  /** Renders the request in its window. */
  readonly children: (view: Window) => ReactNode
}): ReactElement {
  const { window: copy, decline: declineText, failedTitle, preparing } = useContext(CopyContext)
  const [status, setStatus] = useState<'closed' | 'blocked' | 'opening' | HTMLElement>('closed')
  const close = useRef<(() => void) | undefined>(undefined)
  useEscape(onDecline)
  useEffect(() => () => close.current?.(), [])

  const open = useCallback(() => {
    close.current?.()
    onClosed?.()
    close.current = openRequestWindow({
      onOpen: ({ container }) => setStatus(container),
      onClosed() {
        onClosed?.()
        setStatus('closed')
      },
    })
    setStatus(close.current ? 'opening' : 'blocked')
  }, [onClosed])

  const text = { closed: copy.text, blocked: copy.blocked, opening: preparing }
  return (
    <main className="view">
      <section className="content">
        <RequestHeader
          title={status === 'blocked' ? failedTitle : copy.title}
          origin={origin}
          network={network}
        />
        <p role="status">{typeof status === 'string' ? text[status] : copy.isOpen}</p>
      </section>
      <footer className="footer">
        <div className="buttons">
          <button type="button" className="button" onClick={(event) => onDecline(event.isTrusted)}>
            {decline ?? declineText}
          </button>
          <button type="button" className="button" data-variant="primary" onClick={open}>
            {copy.open}
          </button>
        </div>
      </footer>
      {typeof status !== 'string' &&
        createPortal(children(status.ownerDocument.defaultView ?? window), status)}
    </main>
  )
}
