import { useLatchkitTransactions } from '@latchkit/react'
import { useId } from 'react'

/** Shows what became of the transactions of the app, also after a reload. */
export function SentTransactions() {
  const { transactions } = useLatchkitTransactions()
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>useLatchkitTransactions()</h2>
      {transactions.length === 0 ? (
        <p>This app has sent no transactions from this browser.</p>
      ) : (
        <ol className="activity-list" aria-label="Sent transactions">
          {transactions.map(({ id, hash, status, sentAt }) => (
            <li key={id} data-status={status}>
              <span>{new Date(sentAt).toLocaleTimeString()}</span> <code>{hash}</code> <span>{status}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
