import { type ReactElement, useContext } from 'react'
import type { FailureCode } from '../approval/FailureCode.js'
import { CopyContext } from './parts/CopyContext.js'
import { RequestHeader } from './parts/RequestHeader.js'
import { useEscape } from './parts/useEscape.js'

/** A request that is not ready, or that failed. `onClose` ends it. */
export function StatusView({
  origin,
  network,
  failure,
  onClose,
}: {
  readonly origin: string
  readonly network: string
  /** Absent while the request is prepared. */
  readonly failure?: FailureCode | undefined
  readonly onClose: (isTrusted: boolean) => void
}): ReactElement {
  const copy = useContext(CopyContext)
  useEscape(onClose)
  return (
    <main className="view">
      <section className="content">
        <RequestHeader
          title={failure ? copy.failedTitle : copy.preparing}
          origin={origin}
          network={network}
          onClose={failure ? undefined : onClose}
        />
        {failure && <p role="alert">{copy.errors[failure]}</p>}
      </section>
      <footer className="footer">
        <div className="buttons">
          <button type="button" className="button" onClick={(event) => onClose(event.isTrusted)}>
            {failure ? copy.close : copy.decline}
          </button>
        </div>
      </footer>
    </main>
  )
}
