import { type ReactElement, useContext } from 'react'
import { fill } from '../../copy/fill.js'
import type { SimulationModel } from '../../describe/ApprovalModel.js'
import { CopyContext } from '../parts/CopyContext.js'
import { isolate } from '../parts/isolate.js'

/** The expected effect of a transaction. */
export function SimulationResult({ simulation }: { readonly simulation: SimulationModel }): ReactElement {
  const { simulation: copy } = useContext(CopyContext)
  return (
    <section className="card">
      <h2>{copy.title}</h2>
      {renderResult()}
    </section>
  )

  function renderResult(): ReactElement {
    if (simulation.status === 'reverted')
      return <p>{fill(copy.reverted, { reason: `\u2068${simulation.reason}\u2069` })}</p>
    if (simulation.status !== 'changes') return <p>{copy[simulation.status]}</p>
    const { changes, symbol, isComplete } = simulation
    return (
      <>
        {changes.length === 0 && <p>{fill(copy.noChange, { symbol })}</p>}
        {changes.length > 0 && (
          <ul className="changes">
            {changes.map((change) => (
              <li key={change.address ?? ''} data-loss={change.isLoss}>
                {change.symbol === undefined ? (
                  fill(copy.baseUnits, { amount: isolate(change.amount) })
                ) : (
                  <bdi>{`${change.amount} ${change.symbol}`}</bdi>
                )}
                {change.address && <bdi className="token-address">{change.address}</bdi>}
              </li>
            ))}
          </ul>
        )}
        <p className="muted">{isComplete ? copy.reportedTokens : copy.otherTokens}</p>
      </>
    )
  }
}
