import { useLatchkit, useLatchkitAccount, useLatchkitActivity } from '@latchkit/react'
import { sendTransaction } from '@latchkit/react/actions'
import { useId } from 'react'
import type { Hex } from 'viem'

/** Texts for an account without transactions to show. */
const words = {
  unavailable: 'No data API is configured, or it has no transactions of this chain.',
  disconnected: 'Connect a wallet to see its transactions.',
  loading: 'Loading …',
  failed: 'The transactions could not be read.',
} as const

/** Shows the transactions with the hook, without the modal, and sends one. */
export function ActivityTable() {
  const { kit } = useLatchkit()
  const { address } = useLatchkitAccount()
  const { status, transactions, hasMore, isLoadingMore, error, loadMore, refresh } = useLatchkitActivity()
  const id = useId()
  const isReady = status === 'ready' || status === 'stale'
  return (
    <section className="card" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>useLatchkitActivity()</h2>
        <button
          type="button"
          className="button"
          disabled={!address}
          // The modal shows what the wallet says.
          onClick={() =>
            address && void sendTransaction(kit, { to: address as Hex, value: 1n }).catch(() => {})
          }
        >
          Send 1 wei to yourself
        </button>
        <button
          type="button"
          className="button"
          disabled={status === 'disconnected' || status === 'unavailable'}
          // The state shows the error.
          onClick={() => void refresh().catch(() => {})}
        >
          Read again
        </button>
      </header>
      {isReady ? (
        <ol className="activity-list" aria-label="Transactions">
          {transactions.map((transaction) => (
            <li key={transaction.id} data-id={transaction.id} data-status={transaction.status}>
              <span>{transaction.label}</span> <code>{transaction.hash}</code>{' '}
              <span>{transaction.status}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words[status]}</p>
      )}
      {hasMore && (
        <button
          type="button"
          className="button"
          disabled={isLoadingMore}
          onClick={() => void loadMore().catch(() => {})}
        >
          Show more
        </button>
      )}
      <output aria-label="State of the transactions" data-status={status}>
        {[status, isReady && `${transactions.length} shown`, error?.shortMessage].filter(Boolean).join(' · ')}
      </output>
    </section>
  )
}
