'use client'
import { close } from '@latchkit/core/actions'
import { LoadFailureView } from '@latchkit/ui/buttons'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import { useHeld } from './useHeld.js'

/** What {@link LoadFailure} takes. */
export type LoadFailureProps = {
  /** How far what is needed is, as a whole. */
  readonly status: 'loading' | 'failed' | 'ready'
  readonly onRetry: () => void
}

/** That the modal could not be loaded, from when it is known until it could. */
export function LoadFailure({ status, onRetry }: LoadFailureProps): ReactNode {
  const { kit, words } = useShared()
  const theme = useLatchkitState((state) => state.theme.chosen)
  // While it is tried again the dialog stays, so that it does not come and go.
  const known = useHeld(status, status !== 'loading')
  if (known !== 'failed') return null
  return (
    <LoadFailureView
      copy={words}
      theme={theme}
      onRetry={status === 'failed' ? onRetry : undefined}
      onClose={() => close(kit, { force: true })}
    />
  )
}
