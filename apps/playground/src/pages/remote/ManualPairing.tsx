import { useLatchkitPairing } from '@latchkit/react'
import { useId } from 'react'
import { useLogWriter } from '../../inspector/LogContext.js'

/** Texts for a pairing without a URI. */
const words = {
  unavailable: 'No relay is configured.',
  idle: 'No pairing.',
  preparing: 'Preparing a code …',
  declined: 'The wallet declined the request.',
  expired: 'The session expired.',
  failed: 'Pairing failed.',
} as const

/** Pairs with a hook, without the modal: shows the URI as text to copy it into the test phone. */
export function ManualPairing({ phoneUrl }: { readonly phoneUrl: string }) {
  const { status, uri, error, pair, cancel } = useLatchkitPairing()
  const write = useLogWriter()
  const id = useId()
  const title = 'useLatchkitPairing().pair()'

  function start(): void {
    pair().then(
      (value) => write({ kind: 'result', title, detail: { value } }),
      (error: unknown) => write({ kind: 'result', title, detail: { error } }),
    )
  }

  return (
    <section className="card own-code" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>Pairing without the modal</h2>
        {status === 'preparing' || status === 'waiting' ? (
          <button type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        ) : (
          <button type="button" className="button" disabled={status === 'unavailable'} onClick={start}>
            Create a code
          </button>
        )}
      </header>
      <output aria-label="Pairing" data-status={status}>
        {status === 'waiting' ? uri : (error?.shortMessage ?? words[status])}
      </output>
      {uri && (
        <a href={`${phoneUrl}/phone/wc?uri=${encodeURIComponent(uri)}`} target="_blank" rel="noreferrer">
          Open on the test phone
        </a>
      )}
    </section>
  )
}
