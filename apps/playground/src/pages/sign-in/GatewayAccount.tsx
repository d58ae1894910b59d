import type { GatewaySignIn } from '@latchkit/blockchain-api'
import { useEffect, useState } from 'react'

/** Renders the account at the gateway, and changes its metadata. */
export function GatewayAccount({ siwx }: { readonly siwx: GatewaySignIn }) {
  const [answer, setAnswer] = useState('–')
  const [signedIn, setSignedIn] = useState('–')
  useEffect(() => siwx.subscribe((session) => setSignedIn(session?.chainId ?? '–')), [siwx])

  const show = (reading: Promise<unknown>) =>
    void reading.then(
      (value) => setAnswer(JSON.stringify(value ?? null)),
      (error) => setAnswer(String(error)),
    )
  return (
    <section className="card" aria-label="Account at the gateway">
      <dl className="facts">
        <dt>Signed in on</dt>
        <dd>{signedIn}</dd>
        <dt>Answer</dt>
        <dd>{answer}</dd>
      </dl>
      <div className="row">
        <button type="button" className="button" onClick={() => show(siwx.getAccount())}>
          Read account
        </button>
        <button
          type="button"
          className="button"
          onClick={() => show(siwx.setAccountMetadata({ theme: 'dark' }))}
        >
          Set metadata
        </button>
      </div>
    </section>
  )
}
