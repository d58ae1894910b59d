import { useLatchkitTokens } from '@latchkit/react'
import { useId } from 'react'
import { formatUnits } from 'viem'

/** Texts for an account without values. */
const words = {
  unavailable: 'The data API does not have this chain.',
  disconnected: 'Connect a wallet to see its tokens.',
  loading: 'Loading …',
  failed: 'The tokens could not be read.',
} as const

/** Number of decimals of a value in US dollars. */
const valueDecimals = 18

/** Shows the tokens with the hook, without the modal, and every digit of their amounts. */
export function TokenTable() {
  const { status, tokens, totalValue, updatedAt, error, refresh } = useLatchkitTokens()
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>useLatchkitTokens()</h2>
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
      {status === 'ready' || status === 'stale' ? (
        <table className="tokens-table">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Amount</th>
              <th scope="col">US dollars</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.id}>
                <th scope="row">
                  <bdi>{token.name}</bdi>
                </th>
                <td>
                  {formatUnits(token.amount, token.decimals)} {token.symbol}
                </td>
                <td>{token.value === undefined ? '–' : formatUnits(token.value, valueDecimals)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{words[status]}</p>
      )}
      <output aria-label="State" data-status={status}>
        {[
          status,
          totalValue !== undefined && `total ${formatUnits(totalValue, valueDecimals)} US dollars`,
          updatedAt !== undefined && `values of ${new Date(updatedAt).toLocaleTimeString()}`,
          error?.shortMessage,
        ]
          .filter(Boolean)
          .join(' · ')}
      </output>
    </section>
  )
}
