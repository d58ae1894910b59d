import { useLatchkit, useLatchkitAccount, useLatchkitNetwork } from '@latchkit/react'
import { switchAccount } from '@latchkit/react/actions'
import { useState } from 'react'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

/** Renders actions that switch network and account. */
export function NetworkActions() {
  const { kit } = useLatchkit()
  const { networks, switchNetwork } = useLatchkitNetwork()
  const { accounts } = useLatchkitAccount()
  const [chainId, setChainId] = useState('')
  const [address, setAddress] = useState('')
  // Initially a network that is not active.
  const network =
    networks.find(({ caipNetworkId }) => caipNetworkId === chainId) ?? networks[1] ?? networks[0]
  const account = accounts.find((one) => one.address === address) ?? accounts[1]
  return (
    <>
      {network && (
        <ActionCard
          title="Switch network"
          code="useLatchkitNetwork().switchNetwork(…)"
          run={() => switchNetwork(network)}
        >
          <Field label="Network">
            <select
              className="text"
              value={network.caipNetworkId}
              onChange={(event) => setChainId(event.currentTarget.value)}
            >
              {networks.map(({ caipNetworkId, name }) => (
                <option key={caipNetworkId} value={caipNetworkId}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </ActionCard>
      )}
      {account && (
        <ActionCard
          title="Switch account"
          code="switchAccount(kit, { address })"
          run={() => switchAccount(kit, { address: account.address })}
        >
          <Field label="Account">
            <select
              className="text mono"
              value={account.address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            >
              {accounts.map((one) => (
                <option key={one.address}>{one.address}</option>
              ))}
            </select>
          </Field>
        </ActionCard>
      )}
    </>
  )
}
