'use client'
import { close } from '@latchkit/core'
import { LoadFailureView } from '@latchkit/ui/buttons'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLastReady } from './useLastReady.js'

/** What {@link LoadFailure} takes. */
export type LoadFailureProps = {
  /** How far what is needed is, as a whole. */
  readonly status: 'loading' | 'failed' | 'ready'
  readonly onRetry: () => void
}

/** That the modal could not be loaded, from when it is known until it could. */
export function LoadFailure({ status, onRetry }: LoadFailureProps): ReactNode {
  const { kit, buttonCopy } = useLatchkitContext()
  const theme = useLatchkitState((state) => state.theme.chosen)
  // While it is tried again the dialog stays, so that it does not come and go.
  const outcome = useLastReady(status, status !== 'loading')
  if (outcome !== 'failed') return null
  return (
    <LoadFailureView
      copy={buttonCopy}
      theme={theme}
      onRetry={status === 'failed' ? onRetry : undefined}
      onClose={() => close(kit, { force: true })}
    />
  )
}
