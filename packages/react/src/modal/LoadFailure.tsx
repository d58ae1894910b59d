'use client'
import { closeModal } from '@latchkit/core'
import { LoadFailureView } from '@latchkit/ui/buttons'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLastReady } from '../lazy/useLastReady.js'

/** Props of {@link LoadFailure}. */
export type LoadFailureProps = {
  /** The combined status of all chunks that the requested view needs. */
  readonly status: 'loading' | 'failed' | 'ready'
  readonly onRetry: () => void
}

/** Shows a dialog after the modal failed to load, until it is loaded. */
export function LoadFailure({ status, onRetry }: LoadFailureProps): ReactNode {
  const { kit, buttonCopy } = useLatchkitContext()
  const theme = useLatchkitState((state) => state.theme.chosen)
  // The dialog stays open during a retry, so that it does not flicker.
  const outcome = useLastReady(status, status !== 'loading')
  if (outcome !== 'failed') return null
  return (
    <LoadFailureView
      copy={buttonCopy}
      theme={theme}
      onRetry={status === 'failed' ? onRetry : undefined}
      onClose={() => closeModal(kit, { force: true })}
    />
  )
}
