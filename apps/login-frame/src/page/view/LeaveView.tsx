import { type ReactElement, useContext } from 'react'
import { fill } from '../copy/fill.js'
import { readProviderHost } from '../social/toRedirectUrl.js'
import { CopyContext } from './parts/CopyContext.js'
import { RequestHeader } from './parts/RequestHeader.js'
import { useEscape } from './parts/useEscape.js'

/** Asks the user to leave the page of the app for a provider. The click proves to `/redirect` that this frame has begun the login. */
export function LeaveView({
  origin,
  network,
  url,
  onCancel,
  onLeave,
}: {
  readonly origin: string
  readonly network: string
  /** Of `/redirect`. */
  readonly url: string
  readonly onCancel: (isTrusted: boolean) => void
  readonly onLeave: () => void
}): ReactElement {
  const { leave: copy } = useContext(CopyContext)
  useEscape(onCancel)
  return (
    <main className="view">
      <section className="content">
        <RequestHeader title={copy.title} origin={origin} network={network} />
        <p>{fill(copy.text, { host: readProviderHost(url) })}</p>
      </section>
      <footer className="footer">
        <div className="buttons">
          <button type="button" className="button" onClick={(event) => onCancel(event.isTrusted)}>
            {copy.cancel}
          </button>
          <button
            type="button"
            className="button"
            data-variant="primary"
            onClick={({ isTrusted }) => {
              if (!isTrusted) return
              // In a click: the sandbox of the app's element allows no other navigation of its window.
              window.open(url, '_top')
              onLeave()
            }}
          >
            {copy.leave}
          </button>
        </div>
      </footer>
    </main>
  )
}
