import { useLatchkit, useLatchkitAccount, useLatchkitBalance } from '@latchkit/react'
import { signMessage } from '@latchkit/react/actions'
import { useState } from 'react'
import { formatUnits } from 'viem'

/** Shows the connected account, with what it can do. */
export function Account() {
  const { open, kit } = useLatchkit()
  const { isConnected, address } = useLatchkitAccount()
  const balance = useLatchkitBalance()
  const [signature, setSignature] = useState('')

  if (!isConnected)
    return (
      <section className="intro">
        <h1>Your app, ready for wallets</h1>
        <p>
          Connect with the button above. This page is <code>src/App.tsx</code>: edit it, and the page updates.
        </p>
      </section>
    )

  async function sign() {
    setSignature('')
    try {
      setSignature(await signMessage(kit, { message: 'Hello from my app' }))
    } catch (error) {
      setSignature(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <section className="card">
      <h1>Connected</h1>
      <dl>
        <dt>Address</dt>
        <dd className="code">{address}</dd>
        <dt>Balance</dt>
        <dd>
          {balance.status === 'ready'
            ? `${formatAmount(balance.value, balance.decimals)} ${balance.symbol}`
            : '…'}
        </dd>
      </dl>
      <p className="actions">
        <button type="button" onClick={() => open({ view: 'send' })}>
          Send
        </button>
        <button type="button" onClick={() => open({ view: 'swap' })}>
          Swap
        </button>
        <button type="button" onClick={() => open({ view: 'receive' })}>
          Receive
        </button>
        <button type="button" onClick={sign}>
          Sign a message
        </button>
      </p>
      <output className="code">{signature}</output>
    </section>
  )
}

/** Formats an amount with at most four decimals. */
function formatAmount(value: bigint, decimals: number): string {
  return Number(formatUnits(value, decimals)).toLocaleString('en', { maximumFractionDigits: 4 })
}
