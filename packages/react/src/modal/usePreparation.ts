'use client'
import type { ModalModel } from '@latchkit/core'
import type { PreparationProps } from '@latchkit/ui/modal'
import { type ComponentType, useCallback, useState } from 'react'
import { useIdleCallback } from './useIdleCallback.js'
import { useLastReady } from './useLastReady.js'

/** Returns what renders the next view into the closed modal, once it is loaded. */
export function usePreparation({ status }: ModalModel): ComponentType<PreparationProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<PreparationProps>>()
  useIdleCallback(
    useCallback(() => {
      import('./Preparation.js').then(
        (chunk) => setLoaded(() => chunk.Preparation),
        // Without the chunk, a view is rendered when it is opened.
        () => {},
      )
    }, []),
  )
  // Only of a closed modal: a change of the component would render an open one from scratch.
  return useLastReady(loaded, status === 'closed')
}
