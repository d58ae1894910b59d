import type { Latchkit } from '@latchkit/core'
import { connect, disconnect, reconnect } from '@latchkit/core/actions'
import { useLatchkitState } from '@latchkit/react'
import { useState } from 'react'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

/** Connecting without the modal, and disconnecting. */
export function ConnectActions({ kit }: { readonly kit: Latchkit }) {
  const connectors = useLatchkitState((state) => Object.values(state.wallets.connectors).flat())
  const [chosen, setChosen] = useState('')
  const connectorId = connectors.some(({ id }) => id === chosen) ? chosen : connectors[0]?.id
  return (
    <>
      <ActionCard
        title="Connect"
        code="connect(kit, { connectorId })"
        run={() => connect(kit, { connectorId: connectorId ?? 'none' })}
      >
        <Field label="Wallet">
          <select
            className="text"
            value={connectorId}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {connectors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name.slice(0, 40)}
              </option>
            ))}
          </select>
        </Field>
      </ActionCard>
      <ActionCard title="Disconnect" code="disconnect(kit)" run={() => disconnect(kit)} />
      <ActionCard title="Reconnect" code="reconnect(kit)" run={() => reconnect(kit)} />
    </>
  )
}
