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
      <section className="card">
        <h1>Connect a wallet</h1>
        <p>Open the modal with the button above. Edit this page in src/App.tsx.</p>
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
        <dd>{address}</dd>
        <dt>Balance</dt>
        <dd>
          {balance.status === 'ready'
            ? `${formatUnits(balance.value, balance.decimals)} ${balance.symbol}`
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
      <output>{signature}</output>
    </section>
  )
}
