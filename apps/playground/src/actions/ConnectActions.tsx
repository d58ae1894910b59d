import { useLatchkit, useLatchkitDisconnect, useLatchkitWallets } from '@latchkit/react'
import { reconnect } from '@latchkit/react/actions'
import { useState } from 'react'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

/** Renders actions that connect without the modal, and disconnect. */
export function ConnectActions() {
  const { kit } = useLatchkit()
  const { wallets, connect } = useLatchkitWallets()
  const { disconnect } = useLatchkitDisconnect()
  const [chosen, setChosen] = useState('')
  const walletId = wallets.some(({ id }) => id === chosen) ? chosen : wallets[0]?.id
  return (
    <>
      <ActionCard
        title="Connect"
        code="useLatchkitWallets().connect(id)"
        // The wallets are listed once the kit has loaded the code that discovers them.
        disabled={walletId === undefined}
        run={() => connect(walletId ?? '')}
      >
        <Field label="Wallet">
          <select
            className="text"
            value={walletId}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {wallets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </ActionCard>
      <ActionCard title="Disconnect" code="useLatchkitDisconnect().disconnect()" run={() => disconnect()} />
      <ActionCard title="Reconnect" code="reconnect(kit)" run={() => reconnect(kit)} />
    </>
  )
}
