'use client'
import type { ModalModel } from '@latchkit/core'
import type { PreparationProps } from '@latchkit/ui/modal'
import { type ComponentType, useEffect, useState } from 'react'
import { Preparation } from './Preparation.js'

/** Returns what renders the next view into the closed modal. */
export function usePreparation({ status }: ModalModel): ComponentType<PreparationProps> | undefined {
  const [isRendered, setIsRendered] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  // Only of a closed modal: a change of the component would render an open one from scratch.
  if (status === 'closed' && isRendered && !isUsed) setIsUsed(true)
  // After the first render, which does not wait for it.
  useEffect(() => setIsRendered(true), [])
  return isUsed ? Preparation : undefined
}
