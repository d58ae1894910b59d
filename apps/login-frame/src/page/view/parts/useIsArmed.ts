import { useEffect, useState } from 'react'
import { armingDelayMs } from '../../approval/isArmed.js'

/** Timers of browsers can fire early, by less than this. */
const timerToleranceMs = 10

/** Returns whether a button that was displayed at that time, in ms, has an effect: the state machines ignore earlier clicks. */
export function useIsArmed(displayedAt: number | null): boolean {
  const [armed, setArmed] = useState<number | null>(null)
  useEffect(() => {
    if (displayedAt === null) return undefined
    const timer = setTimeout(() => setArmed(displayedAt), armingDelayMs + timerToleranceMs)
    return () => clearTimeout(timer)
  }, [displayedAt])
  return displayedAt !== null && armed === displayedAt
}
