import { AbortedError } from '../errors/wallet.js'
import type { RelayContext } from '../kit/relay.js'

/**
 * Begins a pairing, or joins the one under way, and waits until a wallet has answered.
 *
 * @throws what the pairing ended with; `AbortedError` where it was called off, or `signal` fired
 */
export function whenPaired(kit: RelayContext['internal'], signal: AbortSignal): Promise<void> {
  const isOurs = kit.getState().pairing?.status === 'idle'
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
      // One that was there before belongs to somebody else: a view that shows it.
      if (isOurs) kit.send({ feature: 'pairing', event: { type: 'cancel' } })
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    paired.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
