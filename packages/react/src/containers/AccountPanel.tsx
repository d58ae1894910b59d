'use client'
import type { ChainNamespace } from '@latchkit/core'
import {
  type AccountTab,
  AccountTabs,
  ActivityPlaceholder,
  TokensPlaceholder,
} from '@latchkit/ui/views/account'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { createLazy } from '../modal/createLazy.js'
import { useLazy } from '../modal/useLazy.js'

type PanelProps = { readonly namespace: ChainNamespace }

/**
 * Shows what the account of a namespace owns and, on EVM chains, what it did. The code of each is a chunk of its own, which
 * loads when its tab is selected first: most apps have no `dataApi`.
 */
export function AccountPanel({ namespace }: PanelProps): ReactNode {
  const [selected, setSelected] = useState<AccountTab>('tokens')
  const [chunks] = useState(() => ({
    tokens: createLazy(() => import('./TokensContainer.js').then((loaded) => loaded.TokensContainer)),
    activity: createLazy(() => import('./ActivityContainer.js').then((loaded) => loaded.ActivityContainer)),
  }))
  // The data API has transactions of EVM chains only.
  if (namespace !== 'eip155')
    return <LazyPanel namespace={namespace} chunk={chunks.tokens} Placeholder={TokensPlaceholder} />
  return (
    <AccountTabs selected={selected} onSelect={setSelected}>
      <LazyPanel
        key={selected}
        namespace={namespace}
        chunk={chunks[selected]}
        Placeholder={selected === 'tokens' ? TokensPlaceholder : ActivityPlaceholder}
      />
    </AccountTabs>
  )
}

/** Shows a panel, or a placeholder of the same size until its code is loaded. */
function LazyPanel({
  namespace,
  chunk,
  Placeholder,
}: PanelProps & {
  readonly chunk: ReturnType<typeof createLazy<ComponentType<PanelProps>>>
  readonly Placeholder: ComponentType<{ status: 'loading' | 'failed'; onRetry?: (() => void) | undefined }>
}): ReactNode {
  useEffect(() => chunk.load(), [chunk])
  const state = useLazy(chunk)
  if (state.status !== 'ready') {
    const isFailed = state.status === 'failed'
    return (
      <Placeholder status={isFailed ? 'failed' : 'loading'} onRetry={isFailed ? chunk.load : undefined} />
    )
  }
  const Panel = state.value
  return <Panel namespace={namespace} />
}
