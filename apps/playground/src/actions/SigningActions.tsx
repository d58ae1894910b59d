import type { Latchkit } from '@latchkit/core'
import { signMessage, signTypedData } from '@latchkit/react/actions'
import { useState } from 'react'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'
import { createLetter } from './typedData.js'

/** Renders actions that sign text and typed data. */
export function SigningActions({ kit }: { readonly kit: Latchkit }) {
  const [message, setMessage] = useState('Hello from the playground')
  const [contents, setContents] = useState('Hello, Bob!')
  return (
    <>
      <ActionCard
        title="Sign a message"
        code="signMessage(kit, { message })"
        run={() => signMessage(kit, { message })}
      >
        <Field label="Message">
          <input
            className="text"
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      </ActionCard>
      <ActionCard
        title="Sign typed data"
        code="signTypedData(kit, { domain, types, … })"
        run={() => signTypedData(kit, createLetter(getChainId(kit), contents))}
      >
        <Field label="Contents of a letter">
          <input
            className="text"
            value={contents}
            onChange={(event) => setContents(event.currentTarget.value)}
          />
        </Field>
      </ActionCard>
    </>
  )
}

/** Returns the wallet's chain, which typed data must name. */
function getChainId(kit: Latchkit): number {
  const connection = kit.getState().connection.eip155
  const chainId = connection && 'session' in connection ? connection.session?.chainId : undefined
  return Number(chainId?.split(':')[1] ?? 1)
}
