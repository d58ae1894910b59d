'use client'
import type { ChainNamespace } from '@latchkit/core'
import { TokensPlaceholder } from '@latchkit/ui/views/account'
import { type ReactNode, useEffect, useState } from 'react'
import { createLazy } from '../modal/createLazy.js'
import { useLazy } from '../modal/useLazy.js'

/** Shows what the account of a namespace owns. Its code is a chunk of its own: most apps have no `dataApi`. */
export function AccountPanel({ namespace }: { readonly namespace: ChainNamespace }): ReactNode {
  const [chunk] = useState(() =>
    createLazy(() => import('./TokensContainer.js').then((loaded) => loaded.TokensContainer)),
  )
  useEffect(() => chunk.load(), [chunk])
  const state = useLazy(chunk)
  if (state.status !== 'ready') {
    const isFailed = state.status === 'failed'
    return (
      <TokensPlaceholder
        status={isFailed ? 'failed' : 'loading'}
        onRetry={isFailed ? chunk.load : undefined}
      />
    )
  }
  const TokensContainer = state.value
  return <TokensContainer namespace={namespace} />
}
