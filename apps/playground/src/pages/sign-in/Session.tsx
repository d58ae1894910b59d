import { useLatchkitSession } from '@latchkit/react'

/** Renders the sign-in of the connected account, and its actions. */
export function Session() {
  const { status, session, error, signIn, signOut } = useLatchkitSession()
  return (
    <section className="card" aria-label="Session">
      <dl className="facts">
        <dt>Sign-in</dt>
        <dd>{status}</dd>
        <dt>Chain</dt>
        <dd>{session?.data.chainId ?? '–'}</dd>
        <dt>Error</dt>
        <dd>{error?.shortMessage ?? '–'}</dd>
      </dl>
      <div className="row">
        {/* The states of the hook show how they end. */}
        <button type="button" className="button" onClick={() => void signIn().catch(() => undefined)}>
          Sign in
        </button>
        <button type="button" className="button" onClick={() => void signOut().catch(() => undefined)}>
          Sign out
        </button>
      </div>
    </section>
  )
}
