import { useEffect, useState } from 'react'

/** Renders the component once a second while it counts down, and returns how often it has. */
export function useCountdown(isCounting: boolean): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setTick((last) => last + 1), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  return tick
}
