import { useEffect, useState } from 'react'

/** Renders the component once a minute, and returns the time of its last render so in ms since the epoch. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
