import { useLatchkit } from '@latchkit/react'
import { getProvider } from '@latchkit/react/actions'
import { useId, useState } from 'react'
import { ActionCard } from '../../actions/ActionCard.js'
import { Field } from '../../parts/Field.js'

/** Sends any request to the provider of the wallet, as a library of the app does. */
export function RequestCard() {
  const { kit } = useLatchkit()
  const [method, setMethod] = useState('eth_sign')
  const id = useId()

  async function request() {
    const provider = await getProvider(kit, { namespace: 'eip155' })
    return provider.request({ method, params: [] })
  }

  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>Provider</h2>
      <ActionCard
        title="Send a request"
        code="(await getProvider(kit)).request({ method, params: [] })"
        run={request}
      >
        <Field label="Method">
          <input
            className="text mono"
            value={method}
            onChange={(event) => setMethod(event.currentTarget.value)}
          />
        </Field>
      </ActionCard>
    </section>
  )
}
