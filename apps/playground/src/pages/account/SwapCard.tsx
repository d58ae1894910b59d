import { useLatchkit } from '@latchkit/react'
import { useId, useState } from 'react'
import { Field } from '../../parts/Field.js'
import { SwapHook } from './SwapHook.js'

/** Opens the swap with tokens and an amount, in the modal or with the hook. */
export function SwapCard() {
  const { open } = useLatchkit()
  const [fromToken, setFromToken] = useState('ETH')
  const [toToken, setToToken] = useState('TUSD')
  const [amount, setAmount] = useState('0.1')
  // The hook reads prices while it is used.
  const [isHookUsed, setHookUsed] = useState(false)
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>Swap</h2>
        <button
          type="button"
          className="button"
          onClick={() => void open({ view: 'swap', fromToken, toToken, amount })}
        >
          Open swap
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={isHookUsed}
          onClick={() => setHookUsed(!isHookUsed)}
        >
          useLatchkitSwap()
        </button>
      </header>
      <div className="row">
        <Field label="Token to sell">
          <input
            className="text"
            value={fromToken}
            onChange={(event) => setFromToken(event.currentTarget.value)}
          />
        </Field>
        <Field label="Token to buy">
          <input
            className="text"
            value={toToken}
            onChange={(event) => setToToken(event.currentTarget.value)}
          />
        </Field>
        <Field label="Amount to sell">
          <input
            className="text"
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        </Field>
      </div>
      {isHookUsed && <SwapHook />}
    </section>
  )
}
