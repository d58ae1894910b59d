import type { GrantedPermission } from '@latchkit/core'
import { useState } from 'react'
import { parseUnits } from 'viem'
import { Field } from '../parts/Field.js'
import { paymentClient } from './paymentClient.js'
import { toAsset, toSentences } from './toRequest.js'

/** Renders a permission in words, pays with it, and revokes it. */
export function GrantedItem({
  granted,
  onRevoke,
}: {
  readonly granted: GrantedPermission
  readonly onRevoke: () => Promise<void>
}) {
  const { context, permission } = granted
  const { symbol, decimals } = toAsset(granted)
  const { recipient, recipients } = permission.data
  const [amount, setAmount] = useState('2.5')
  const [to, setTo] = useState(String(recipient ?? (Array.isArray(recipients) ? recipients[0] : '')))
  const [outcome, setOutcome] = useState('')

  async function run(doing: string, work: () => Promise<string>) {
    setOutcome(doing)
    try {
      setOutcome(await work())
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
  }

  const pay = () =>
    run('Paying …', async () => {
      const base = parseUnits(amount, decimals).toString()
      const { status, reason, hash } = await paymentClient.charge({ context, to, amount: base })
      if (status === 'success') return `Paid ${amount} ${symbol}: ${hash}`
      return `The chain refused ${amount} ${symbol}: ${reason ?? 'without a reason'} (${hash})`
    })

  const status = toStatus(granted)
  return (
    <li data-status={status}>
      <strong>{status}</strong>
      {toSentences(granted).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="payment">
        <Field label={`Charge in ${symbol}`}>
          <input
            className="text"
            inputMode="decimal"
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Field>
        <Field label="Payee">
          <input
            className="text mono"
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value.trim())}
          />
        </Field>
        {/* Also for a revoked one: the chain refuses it. */}
        <button type="button" className="button" onClick={() => void pay()}>
          Pay from the server
        </button>
        <button
          type="button"
          className="button"
          disabled={granted.revokedAt !== undefined || granted.revocation !== undefined}
          onClick={() =>
            void run('Revoking …', async () => {
              await onRevoke()
              return 'Revoked on the chain.'
            })
          }
        >
          Revoke
        </button>
      </div>
      <output aria-label="Outcome of the charge">{outcome}</output>
    </li>
  )
}

function toStatus({ revokedAt, revocation, expiry }: GrantedPermission): string {
  if (revokedAt !== undefined) return 'Revoked'
  if (revocation) return 'Revoking …'
  return expiry * 1_000 <= Date.now() ? 'Ended' : 'Active'
}
