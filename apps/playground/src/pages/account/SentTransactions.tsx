import { useLatchkitTransactions } from '@latchkit/react'
import { useId } from 'react'

/** Shows what became of the transactions of the app, also after a reload, and replaces pending ones without the modal. */
export function SentTransactions() {
  const { transactions, replacement, speedUp, cancel, approve, close } = useLatchkitTransactions()
  const id = useId()
  // The status shows why it cannot be replaced.
  const start = (action: typeof speedUp, id: string) => () => void action({ id }).catch(() => {})
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>useLatchkitTransactions()</h2>
      {transactions.length === 0 ? (
        <p>This app has sent no transactions from this browser.</p>
      ) : (
        <ol className="activity-list" aria-label="Sent transactions">
          {transactions.map(({ id, hash, status, sentAt, replacement: by, namespace }) => (
            <li key={id} data-status={status} data-reason={by?.reason}>
              <span>{new Date(sentAt).toLocaleTimeString()}</span> <code>{hash}</code>{' '}
              <span>{by ? `${status}: ${by.reason}` : status}</span>
              {status === 'pending' && namespace === 'eip155' && (
                <>
                  <button type="button" className="button" onClick={start(speedUp, id)}>
                    Speed up
                  </button>
                  <button type="button" className="button" onClick={start(cancel, id)}>
                    Cancel
                  </button>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <p role="status" aria-label="Replacement" data-status={replacement.status}>
        Replacement: {replacement.status}
        {replacement.status === 'ready' &&
          `, ${replacement.fee.fee} wei instead of ${replacement.originalFee}, nonce ${replacement.nonce}`}
      </p>
      {replacement.status === 'ready' && (
        <>
          <button type="button" className="button" onClick={() => void approve().catch(() => {})}>
            Approve
          </button>
          <button type="button" className="button" onClick={close}>
            Close
          </button>
        </>
      )}
    </section>
  )
}
