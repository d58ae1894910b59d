import type { Latchkit } from '@latchkit/core'
import type { Hex } from '@latchkit/core/ports'
import { sendTransaction, waitForReceipt } from '@latchkit/react/actions'
import { useState } from 'react'
import { parseEther } from 'viem'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

/** Renders actions that send coins and wait for the receipt. */
export function SendActions({ kit }: { readonly kit: Latchkit }) {
  const [to, setTo] = useState('0x976EA74026E726554dB657fA54763abd0C3a0aa9')
  const [amount, setAmount] = useState('0.25')
  const [hash, setHash] = useState('')

  async function send() {
    // The kit validates the address; the field is only text.
    const sent = await sendTransaction(kit, { to: to as Hex, value: parseEther(amount) })
    setHash(sent)
    return sent
  }

  return (
    <>
      <ActionCard title="Send" code="sendTransaction(kit, { to, value })" run={send}>
        <Field label="To">
          <input className="text mono" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        </Field>
        <Field label="Amount in ether">
          <input
            className="text"
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        </Field>
      </ActionCard>
      <ActionCard
        title="Wait for the receipt"
        code="waitForReceipt(kit, { hash })"
        run={() => waitForReceipt(kit, { hash: hash as Hex })}
      >
        <Field label="Transaction">
          <input
            className="text mono"
            value={hash}
            onChange={(event) => setHash(event.currentTarget.value)}
          />
        </Field>
      </ActionCard>
    </>
  )
}
