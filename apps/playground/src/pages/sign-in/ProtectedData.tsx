import { useState } from 'react'

/** Reads what the server of the playground only gives to users who have signed in. */
export function ProtectedData() {
  const [answer, setAnswer] = useState('–')

  async function read(): Promise<void> {
    const response = await fetch('/api/account')
    setAnswer(`${response.status} ${await response.text()}`)
  }

  return (
    <section className="card" aria-label="Protected data">
      <dl className="facts">
        <dt>Answer</dt>
        <dd>{answer}</dd>
      </dl>
      <button
        type="button"
        className="button"
        onClick={() => void read().catch((error) => setAnswer(String(error)))}
      >
        Read protected data
      </button>
    </section>
  )
}
