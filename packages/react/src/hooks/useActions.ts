'use client'
import type { CreateActions } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/**
 * Returns the functions of a hook, which are stable while neither the kit nor the parameters change.
 *
 * @param parameters A new object creates the functions again, so pass a constant or a memoized one.
 */
export function useActions<Parameters, Actions>(
  createActions: CreateActions<Parameters, Actions>,
  parameters: Parameters,
): Actions {
  const { kit } = useLatchkitContext()
  return useMemo(() => createActions(kit, parameters), [createActions, kit, parameters])
}
