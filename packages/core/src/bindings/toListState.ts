import type { Config } from '../config/config.js'
import type { KitState } from '../engine/types.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import type { OfNamespace, ToState } from './Binding.js'

type Namespace = KitState['network']['activeNamespace']

/** Whether a list of the data API is shown, and why not. */
export type ListStatus = {
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

/** A list of the data API, as a hook shows it. */
type HookList<M extends Model, Shown> = {
  readonly select: (state: KitState, namespace: Namespace) => Read | undefined
  readonly toModel: (state: KitState, config: Config, namespace: Namespace) => M
  /** Returns what of the model is shown; without a model, nothing. */
  readonly toShown: (model: M | undefined) => Shown
}

/** Creates the function that returns a list with its status. */
export function toListState<M extends Model, Shown extends object>(
  list: HookList<M, Shown>,
): ToState<OfNamespace, ListStatus & Shown> {
  return (state, config, { namespace = state.network.activeNamespace }) => {
    const model = list.toModel(state, config, namespace)
    const { status } = model
    if (status === 'disconnected') return { status, ...list.toShown(undefined) }
    if (status === 'unsupported') return { status: 'unavailable' as const, ...list.toShown(undefined) }
    if (model.unavailable !== undefined) return { status: 'unavailable' as const, ...list.toShown(model) }
    const isFailed = status === 'stale' || status === 'failed'
    const error = isFailed && getReadError(list.select(state, namespace))
    return { status, ...list.toShown(model), ...(error && { error }) }
  }
}

function getReadError(read: Read | undefined): LatchkitError | undefined {
  if (read?.status === 'failed') return read.error
  return read?.status === 'loading' ? read.previousError : undefined
}
