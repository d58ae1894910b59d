'use client'
import { useState } from 'react'

/** `value` while it `holds`, else the last one that did. */
export function useHeld<T>(value: T, holds: boolean): T | undefined {
  const [held, setHeld] = useState<T>()
  // In the render itself: an effect would show the old one for a frame.
  if (holds && !Object.is(held, value)) setHeld(() => value)
  return holds ? value : held
}
