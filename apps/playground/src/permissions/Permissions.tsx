import './permissions.css'
import { useLatchkitAccount, useLatchkitPermissions } from '@latchkit/react'
import { useId, useState } from 'react'
import { Field } from '../parts/Field.js'
import { GrantedItem } from './GrantedItem.js'
import { paymentClient } from './paymentClient.js'
import { assets, type PermissionForm, toRequest } from './toRequest.js'

const periods = [
  [60, 'minute'],
  [3_600, 'hour'],
  [86_400, 'day'],
  [30 * 86_400, '30 days'],
] as const
const durations = [
  [300, '5 minutes'],
  [86_400, '1 day'],
  [365 * 86_400, '1 year'],
] as const

const defaultForm: PermissionForm = {
  asset: 'TUSD',
  amount: '10',
  period: 86_400,
  recipient: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
}

/** Grants permissions to the session key of the playground's server, which then pays without the wallet, and revokes them. */
export function Permissions() {
  const { permissions, grantPermissions, revokePermissions } = useLatchkitPermissions()
  const { isConnected } = useLatchkitAccount({ namespace: 'eip155' })
  const [form, setForm] = useState(defaultForm)
  const [duration, setDuration] = useState(86_400)
  const [outcome, setOutcome] = useState('')
  const id = useId()
  const change = (difference: Partial<PermissionForm>) => setForm({ ...form, ...difference })

  async function grant() {
    setOutcome('Waiting for the wallet …')
    try {
      const now = Date.now()
      const granted = await grantPermissions({
        permission: toRequest(form, now),
        sessionKey: await paymentClient.getSessionKey(),
        expiry: Math.floor(now / 1_000) + duration,
      })
      await paymentClient.addPermission(granted)
      setOutcome('Granted: the server can pay now.')
    } catch (error) {
      setOutcome(toErrorMessage(error))
    }
  }

  return (
    <section className="card permissions" aria-labelledby={id}>
      <h2 id={id}>useLatchkitPermissions()</h2>
      <p className="quiet">
        The server pays from your account with its own key, within limits that the chain enforces. Try more,
        or another payee: the chain refuses it. The account view of the modal lists what you granted.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void grant()
        }}
      >
        <Field label="Charge in">
          <select
            className="text"
            value={form.asset}
            onChange={({ currentTarget }) =>
              change({ asset: currentTarget.value as PermissionForm['asset'] })
            }
          >
            {Object.keys(assets).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <Field label="Limit of each period">
          <input
            className="text"
            inputMode="decimal"
            value={form.amount}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          />
        </Field>
        <Field label="Period">
          <Choice options={periods} value={form.period} onChange={(period) => change({ period })} />
        </Field>
        <Field label="Ends in">
          <Choice options={durations} value={duration} onChange={setDuration} />
        </Field>
        <Field label="Only payee (empty: any)">
          <input
            className="text mono"
            value={form.recipient}
            onChange={({ currentTarget }) => change({ recipient: currentTarget.value.trim() })}
          />
        </Field>
        <button type="submit" className="button" disabled={!isConnected}>
          Grant
        </button>
      </form>
      <output aria-label="Outcome of the grant">{outcome}</output>
      {permissions.length > 0 && (
        <ul aria-label="Granted permissions">
          {permissions.toReversed().map((granted) => (
            <GrantedItem
              key={granted.context}
              granted={granted}
              onRevoke={async () => void (await revokePermissions({ context: granted.context }))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Choice({
  options,
  value,
  onChange,
}: {
  readonly options: readonly (readonly [seconds: number, label: string])[]
  readonly value: number
  readonly onChange: (seconds: number) => void
}) {
  return (
    <select
      className="text"
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {options.map(([seconds, label]) => (
        <option key={seconds} value={seconds}>
          {label}
        </option>
      ))}
    </select>
  )
}

const toErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
