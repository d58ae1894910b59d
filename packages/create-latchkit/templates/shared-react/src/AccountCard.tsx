import { useLatchkit, useLatchkitAccount, useLatchkitBalance } from '@latchkit/react'
import { useState } from 'react'
import { formatBalance } from './formatBalance'
import { signHello } from './signHello'

/** Shows the connected account, with what it can do. */
export function AccountCard() {
  const { open } = useLatchkit()
  const { isConnected, address } = useLatchkitAccount()
  const balance = useLatchkitBalance()
  const [signature, setSignature] = useState('')

  if (!isConnected)
    return (
      <section className="intro">
        <h1>%INTRO%</h1>
        <p>%HINT%</p>
      </section>
    )

  async function sign() {
    setSignature('')
    setSignature(await signHello())
  }

  return (
    <section className="card">
      <h1>%CONNECTED%</h1>
      <dl>
        <dt>%ADDRESS%</dt>
        <dd className="code">{address}</dd>
        <dt>%BALANCE%</dt>
        <dd>{formatBalance(balance)}</dd>
      </dl>
      <p className="actions">
        <button type="button" onClick={() => open({ view: 'send' })}>
          %SEND%
        </button>
        <button type="button" onClick={() => open({ view: 'swap' })}>
          %SWAP%
        </button>
        <button type="button" onClick={() => open({ view: 'receive' })}>
          %RECEIVE%
        </button>
        <button type="button" onClick={sign}>
          %SIGN%
        </button>
      </p>
      <output className="code">{signature}</output>
    </section>
  )
}
