import { useLatchkitPay } from '@latchkit/react'
import { useId, useState } from 'react'
import { Field } from '../../parts/Field.js'
import { payAssets } from './payAssets.js'

/** Asks for a payment, as a shop does, and shows what becomes of it, also after a reload. */
export function PayCard() {
  const { open, progress } = useLatchkitPay()
  const [asset, setAsset] = useState(payAssets[0])
  const [recipient, setRecipient] = useState('0x976EA74026E726554dB657fA54763abd0C3a0aa9')
  const [amount, setAmount] = useState('0.05')
  const [outcome, setOutcome] = useState('')
  const id = useId()

  async function pay() {
    if (!asset) return
    setOutcome('Asked')
    try {
      const result = await open({ recipient, amount, asset: asset.id, metadata: asset.metadata })
      setOutcome(
        result
          ? `Paid by ${result.via}, ${result.isVerified ? 'verified' : 'not verified'}: ${result.txHash ?? 'no transaction'}`
          : 'Left before anything was paid',
      )
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>useLatchkitPay()</h2>
      <Field label="Asset">
        <select
          className="text"
          value={asset?.id}
          onChange={({ currentTarget }) =>
            setAsset(payAssets.find((one) => one.id === currentTarget.value) ?? payAssets[0])
          }
        >
          {payAssets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Amount to pay">
        <input
          className="text"
          inputMode="decimal"
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </Field>
      <Field label="Recipient">
        <input
          className="text mono"
          value={recipient}
          onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
        />
      </Field>
      <button type="button" className="button" onClick={() => void pay()}>
        Ask for the payment
      </button>
      <output aria-label="Outcome of the payment">{outcome}</output>
      <output aria-label="State of the payment" data-status={progress.status}>
        {progress.status}
      </output>
    </section>
  )
}
