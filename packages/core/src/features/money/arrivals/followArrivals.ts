import type { PageActivity } from '../../../browser/pageActivity.js'
import type { watchStorage } from '../../../browser/watchStorage.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { StartModules } from '../../wallet/transactions/startModules.js'
import { arrivalsName } from './arrivalsName.js'
import { createArrivalsFeature } from './feature.js'
import { toArrival } from './toArrival.js'

/** Passed by the action: see `StartModules`. */
type FollowModules = StartModules & {
  readonly page: Pick<PageActivity, 'watchReturn'>
  readonly watchStorage: typeof watchStorage
}

/** Follows the stored swaps to other chains and those that the tabs of the app send, until the kit is destroyed. */
export function followArrivals(
  { getState, internal }: Pick<Latchkit, 'getState' | 'internal'>,
  modules: FollowModules,
): void {
  const { install, send, signal } = internal
  if (getState().arrivals || signal.aborted) return
  install(createArrivalsFeature(modules))
  const load = () => send({ feature: 'arrivals', event: { type: 'load' } })
  load()
  // Those that were sent while this code was loaded.
  for (const { write, result, at } of getState().request?.eip155?.sent ?? []) {
    const arrival = toArrival(write, result, at)
    if (arrival) send({ feature: 'arrivals', event: { type: 'sent', arrival } })
  }
  const cleanups = [
    modules.watchStorage(arrivalsName, load),
    modules.page.watchReturn(() => send({ feature: 'arrivals', event: { type: 'returned' } })),
  ]
  signal.addEventListener(
    'abort',
    () => {
      for (const cleanup of cleanups) cleanup()
    },
    { once: true },
  )
}
