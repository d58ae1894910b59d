import { useLatchkitPairing } from '@latchkit/react'
import { useId } from 'react'
import { useWrite } from '../../inspector/LogContext.js'

/** What is said of a pairing that has no code to show. */
const words = {
  unavailable: 'The kit has no relay.',
  idle: 'Nobody has asked for a code.',
  preparing: 'A code is on its way …',
  declined: 'The wallet said no.',
  failed: 'It failed.',
} as const

/** The page's own way to a phone, by a hook, without the modal: a code as text, to be copied into the test phone. */
export function OwnCode({ phoneUrl }: { readonly phoneUrl: string }) {
  const { status, uri, error, pair, cancel } = useLatchkitPairing()
  const write = useWrite()
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
        <h2 id={id}>A code of the page’s own</h2>
        {status === 'preparing' || status === 'waiting' ? (
          <button type="button" className="button" onClick={cancel}>
            Take it back
          </button>
        ) : (
          <button type="button" className="button" disabled={status === 'unavailable'} onClick={start}>
            Make a code
          </button>
        )}
      </header>
      <output aria-label="Pairing" data-status={status}>
        {status === 'waiting' ? uri : (error?.shortMessage ?? words[status])}
      </output>
      {uri && (
        <a href={`${phoneUrl}/phone/wc?uri=${encodeURIComponent(uri)}`} target="_blank" rel="noreferrer">
          Open it on the test phone
        </a>
      )}
    </section>
  )
}
