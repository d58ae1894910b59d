import type { Latchkit } from '@latchkit/core'
import { getBalance, getCapabilities, readContract } from '@latchkit/core/actions'
import type { Hex } from '@latchkit/core/ports'
import { useState } from 'react'
import { erc20Abi } from 'viem'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

/** What can be asked of a chain and of a wallet without anybody's consent. */
export function ReadActions({ kit }: { readonly kit: Latchkit }) {
  const [token, setToken] = useState('')
  return (
    <>
      <ActionCard
        title="Read the balance"
        code="getBalance(kit)"
        run={() => getBalance(kit, { force: true })}
      />
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
      <ActionCard title="Ask what it can do" code="getCapabilities(kit)" run={() => getCapabilities(kit)} />
    </>
  )
}
