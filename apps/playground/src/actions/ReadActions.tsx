import type { Hex } from '@latchkit/core/ports'
import { useLatchkit, useLatchkitBalance, useLatchkitProvider } from '@latchkit/react'
import { getAssets, getCapabilities, readContract } from '@latchkit/react/actions'
import { useState } from 'react'
import { erc20Abi } from 'viem'
import { Field } from '../parts/Field.js'
import { testDollar } from '../parts/testDollar.js'
import { ActionCard } from './ActionCard.js'

/** Renders requests to a chain or a wallet without a prompt. */
export function ReadActions() {
  const { kit } = useLatchkit()
  const { refresh } = useLatchkitBalance()
  const { provider } = useLatchkitProvider({ namespace: 'eip155' })
  const [token, setToken] = useState<string>(testDollar)
  return (
    <>
      <ActionCard title="Read the balance" code="useLatchkitBalance().refresh()" run={refresh} />
      <ActionCard
        title="Read a contract"
        code="readContract(kit, { functionName: 'symbol' })"
        run={() => readContract(kit, { address: token as Hex, abi: erc20Abi, functionName: 'symbol' })}
      >
        <Field label="Address of a token">
          <input
            className="text mono"
            value={token}
            onChange={(event) => setToken(event.currentTarget.value)}
          />
        </Field>
      </ActionCard>
      <ActionCard title="Get capabilities" code="getCapabilities(kit)" run={() => getCapabilities(kit)} />
      <ActionCard title="Get assets" code="getAssets(kit)" run={() => getAssets(kit)} />
      <ActionCard
        title="Send a provider request"
        code="useLatchkitProvider().provider.request(…)"
        run={async () => provider?.request({ method: 'eth_blockNumber' })}
      />
    </>
  )
}
