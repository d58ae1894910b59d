'use client'
import type { Config, KitState, Latchkit, LatchkitError } from '@latchkit/core'
import { useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

type Namespace = KitState['network']['activeNamespace']

/** Whether a list of the data API is shown, and why not. */
type ListStatus = {
  readonly status: 'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
  readonly error?: LatchkitError | undefined
}

type Model = {
  readonly status: Exclude<ListStatus['status'], 'unavailable'> | 'unsupported'
  /** Why the server does not have the list. */
  readonly unavailable?: string | undefined
}

/** The state of a list, as far as its error. */
type Read =
  | { readonly status: 'idle' | 'ready' }
  | { readonly status: 'loading'; readonly previousError?: LatchkitError | undefined }
  | { readonly status: 'failed'; readonly error: LatchkitError }

/** A list of the data API, as a hook shows it. A constant of its module. */
export type HookList<M extends Model, Shown> = {
  readonly watch: (kit: Latchkit, parameters: { readonly namespace?: Namespace | undefined }) => () => void
  readonly select: (state: KitState, namespace: Namespace) => Read | undefined
  readonly toModel: (state: KitState, config: Config, namespace: Namespace) => M
  /** Returns what of the model is shown; without a model, nothing. */
  readonly toShown: (model: M | undefined) => Shown
}

/** Keeps a list up to date while the component is mounted, and returns it with its status. */
export function useList<M extends Model, Shown extends object>(
  list: HookList<M, Shown>,
  namespace: Namespace | undefined,
): ListStatus & Shown {
  const { kit } = useLatchkitContext()
  useEffect(() => list.watch(kit, { namespace }), [list, kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => {
      const { activeNamespace } = state.network
      const model = list.toModel(state, config, namespace ?? activeNamespace)
      const { status } = model
      if (status === 'disconnected') return { status, ...list.toShown(undefined) }
      if (status === 'unsupported') return { status: 'unavailable' as const, ...list.toShown(undefined) }
      if (model.unavailable !== undefined) return { status: 'unavailable' as const, ...list.toShown(model) }
      const isFailed = status === 'stale' || status === 'failed'
      const error = isFailed && getReadError(list.select(state, namespace ?? activeNamespace))
      return { status, ...list.toShown(model), ...(error && { error }) }
    },
    [list, namespace],
  )
  return useLatchkitState(select)
}

function getReadError(read: Read | undefined): LatchkitError | undefined {
  if (read?.status === 'failed') return read.error
  return read?.status === 'loading' ? read.previousError : undefined
}
