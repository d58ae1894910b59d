'use client'
import type { ModalModel } from '@latchkit/core'
import type { PreparationProps } from '@latchkit/ui/modal'
import { type ComponentType, useEffect, useState } from 'react'
import { Preparation } from './Preparation.js'

/** Returns what renders the next view into the closed modal. */
export function usePreparation({ status }: ModalModel): ComponentType<PreparationProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<PreparationProps>>()
  const [shown, setShown] = useState<ComponentType<PreparationProps>>()
  // Only of a closed modal: a change of the component would render an open one from scratch.
  if (status === 'closed' && shown !== loaded) setShown(() => loaded)
  // After the first render, which does not wait for it.
  useEffect(() => setLoaded(() => Preparation), [])
  return shown
}
