import type { SourceContext } from '../../../engine/source.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'

/**
 * Starts a pairing, or joins the pending one, and waits until a wallet approves it.
 *
 * @throws the error of the pairing; `AbortedError` if it was cancelled, or `signal` aborted
 */
export function waitForPairing(kit: SourceContext['internal'], signal: AbortSignal): Promise<void> {
  const isStarter = kit.getState().pairing?.status === 'idle'
  const paired = kit.request<undefined>(
    { feature: 'pairing', event: { type: 'begin', at: kit.clock.now() } },
    (fact) => {
      if (fact.feature !== 'pairing' || fact.type === 'ready' || fact.type === 'sessionExpired')
        return undefined
      if (fact.type === 'approved') return { value: undefined }
      return { error: fact.type === 'cancelled' ? new AbortedError() : fact.error }
    },
  )
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(new AbortedError())
      // A pairing that another caller started, such as a view, stays pending.
      if (isStarter) kit.send({ feature: 'pairing', event: { type: 'cancel' } })
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    paired.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
