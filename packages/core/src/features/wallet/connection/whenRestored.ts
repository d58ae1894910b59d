import type { Latchkit } from '../../../engine/latchkit.js'
import { restoreWaitMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/**
 * Waits for an account that is shown from the storage while its session is restored, at most `restoreWaitMs`. Returns `undefined`
 * if there is nothing to wait for. Never rejects.
 */
export function whenRestored(
  kit: Latchkit,
  namespace: ChainNamespace | undefined,
): Promise<void> | undefined {
  const isRestoring = () => {
    const { connection, network } = kit.getState()
    const current = connection[namespace ?? network.activeNamespace]
    return current?.status === 'reconnecting' && current.address !== undefined
  }
  if (!isRestoring()) return undefined
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe()
      stop()
      resolve()
    }
    const unsubscribe = kit.subscribe(() => isRestoring() || finish())
    const stop = kit.internal.clock.setTimeout(finish, restoreWaitMs)
  })
}
