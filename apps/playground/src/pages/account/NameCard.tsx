import { useLatchkitIdentity, useLatchkitNames } from '@latchkit/react'
import { useId, useState } from 'react'
import { devnet31338 } from '../../networks/devnetNetworks.js'

/** Any other account of the user. */
const otherAddress = '0x2222222222222222222222222222222222222222'

/** Changes the name of the account with the hook, without the modal. */
export function NameCard() {
  const { name = '' } = useLatchkitIdentity()
  const { resolve, setAttributes, setAddress, release } = useLatchkitNames()
  const [result, setResult] = useState('')
  const id = useId()
  const chainId = devnet31338.caipNetworkId
  const run = (change: () => Promise<unknown>) =>
    void change()
      .then((value) => setResult(JSON.stringify(value ?? 'done')))
      .catch((error) => setResult(String(error)))
  return (
    <section className="card" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>useLatchkitNames()</h2>
        <button
          type="button"
          className="button"
          onClick={() => run(() => setAttributes({ name, attributes: { bio: 'Likes boats' } }))}
        >
          Set the bio
        </button>
        <button
          type="button"
          className="button"
          onClick={() => run(() => setAddress({ name, chainId, address: otherAddress }))}
        >
          Set the address on Devnet 31338
        </button>
        <button type="button" className="button" onClick={() => run(() => resolve({ name, chainId }))}>
          Resolve it there
        </button>
        <button type="button" className="button" onClick={() => run(() => release({ name }))}>
          Release the name
        </button>
      </header>
      <output aria-label="Name">{[name || 'No name', result].filter(Boolean).join(' · ')}</output>
    </section>
  )
}
