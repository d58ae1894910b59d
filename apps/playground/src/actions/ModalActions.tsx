import { useLatchkit } from '@latchkit/react'
import { useState } from 'react'
import { Field } from '../parts/Field.js'
import { ActionCard } from './ActionCard.js'

const views = [
  'connect',
  'account',
  'onramp',
  'send',
  'receive',
  'networks',
  'all-wallets',
  'what-is-a-wallet',
  'get-wallet',
  'what-is-a-network',
] as const

/** Renders actions that open and close the modal with hooks. */
export function ModalActions() {
  const { open } = useLatchkit()
  const [view, setView] = useState<(typeof views)[number] | ''>('')
  return (
    <ActionCard
      title="Open the modal"
      code={view ? `open({ view: '${view}' })` : 'open()'}
      run={() => open(view ? { view } : {})}
    >
      <Field label="View">
        <select
          className="text"
          value={view}
          onChange={(event) => setView(views.find((name) => name === event.currentTarget.value) ?? '')}
        >
          <option value="">Default view</option>
          {views.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
    </ActionCard>
  )
}
