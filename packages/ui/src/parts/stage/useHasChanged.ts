import { useState } from 'react'

/** Returns whether `value` has differed from the value of the first render: what enters with the card has no animation of its own. */
export function useHasChanged(value: string): boolean {
  // `null` from the first change on.
  const [first, setFirst] = useState<string | null>(value)
  if (first !== null && first !== value) setFirst(null)
  return first === null
}
