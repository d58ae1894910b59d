'use client'
import type { ModalModel } from '@latchkit/core'
import type { PreparationProps } from '@latchkit/ui/modal'
import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Returns what renders the account into the closed modal, once the account was opened and closed. */
export function usePreparation(model: ModalModel): ComponentType<PreparationProps> | undefined {
  const loaded = useRef<ComponentType<PreparationProps>>(undefined)
  const [Preparation, setPreparation] = useState<ComponentType<PreparationProps>>()
  const view = model.status === 'open' ? model.route.view : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `model` is that of the account when it opens.
  useEffect(() => {
    // Only of a closed modal: a change of the component would render an open one from scratch.
    if (!view) setPreparation(() => loaded.current)
    if (view !== 'account' || loaded.current) return
    import('./createAccountPreparation.js').then(
      (chunk) => {
        loaded.current ??= chunk.createAccountPreparation(model)
      },
      // Without the chunk, the account is rendered when it is opened.
      () => {},
    )
  }, [view])
  return Preparation
}
