'use client'
import type { Watch } from '@latchkit/core/bindings'
import { useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/**
 * Keeps what a hook shows up to date while the component is mounted.
 *
 * @param parameters A new object starts it again, so pass a constant or a memoized one.
 */
export function useWatch<Parameters>(watch: Watch<Parameters>, parameters: Parameters): void {
  const { kit } = useLatchkitContext()
  useEffect(() => watch(kit, parameters), [watch, kit, parameters])
}
