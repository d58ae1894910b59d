'use client'
import type { Latchkit, ModalModel } from '@latchkit/core'
import { claimModal, warnOfSecondModal } from '@latchkit/core/views/ui'
import { useEffect, useLayoutEffect, useState } from 'react'

const closed: ModalModel = { status: 'closed' }

/** Returns the model of the first modal of a kit. Of the others, for example of a second provider, it returns a closed one. */
export function useOnlyModal(kit: Latchkit, model: ModalModel): ModalModel {
  const [isFirst, setIsFirst] = useState(true)
  useLayoutEffect(() => claimModal(kit, setIsFirst), [kit])
  const isRefused = !isFirst && model.status === 'open'
  useEffect(() => {
    if (isRefused) warnOfSecondModal(kit)
  }, [isRefused, kit])
  return isFirst ? model : closed
}
