'use client'
import type { KitState } from '@latchkit/core'
import { ApproveTransactionView } from '@latchkit/ui/views/login'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the space below the login frame, and the frame above it. */
export function ApproveTransactionContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  useEffect(() => {
    // The modal may open in an effect after this one.
    const request = requestAnimationFrame(() => kit.frame?.raise())
    return () => cancelAnimationFrame(request)
  }, [kit])
  return <ApproveTransactionView isSettings={useLatchkitState(selectIsSettings)} />
}

const selectIsSettings = ({ approval }: KitState): boolean => approval?.isSettings ?? false
