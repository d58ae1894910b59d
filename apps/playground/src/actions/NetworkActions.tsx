import type { CaipNetworkId, Latchkit } from '@latchkit/core'
import { switchAccount, switchNetwork } from '@latchkit/core/actions'
import { useLatchkitAccount } from '@latchkit/react'
import { useState } from 'react'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

/** Changing network and account. */
export function NetworkActions({ kit }: { readonly kit: Latchkit }) {
  const { networks, networkOf } = kit.config
  const [chainId, setChainId] = useState<CaipNetworkId>()
  const network = (chainId && networkOf(chainId)) ?? networks[1] ?? networks[0]
  const { accounts } = useLatchkitAccount()
  const [chosen, setChosen] = useState('')
  const address = accounts.find((account) => account.address === chosen)?.address ?? accounts[0]?.address
  return (
    <>
      <ActionCard
        title="Switch network"
        code="switchNetwork(kit, { network })"
        run={() => switchNetwork(kit, { network })}
      >
        <Field label="Network">
          <select
            className="text"
            value={network.caipNetworkId}
            onChange={(event) => {
              const wanted = event.currentTarget.value
              setChainId(networks.find(({ caipNetworkId }) => caipNetworkId === wanted)?.caipNetworkId)
            }}
          >
            {networks.map(({ caipNetworkId, name }) => (
              <option key={caipNetworkId} value={caipNetworkId}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </ActionCard>
      {accounts.length > 1 && (
        <ActionCard
          title="Switch account"
          code="switchAccount(kit, { address })"
          run={() => switchAccount(kit, { address: address ?? '' })}
        >
          <Field label="Account">
            <select
              className="text mono"
              value={address}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {accounts.map((account) => (
                <option key={account.address}>{account.address}</option>
              ))}
            </select>
          </Field>
        </ActionCard>
      )}
    </>
  )
}
