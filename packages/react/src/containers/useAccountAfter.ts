'use client'
import { useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/** Loads the account, which is shown once the wallet has sent what is reviewed: a review that has ended has nothing to show. */
export function useAccountAfter(): void {
  const { getView } = useLatchkitContext()
  useEffect(() => getView('account').load(), [getView])
}
