import { watchStorage } from '../../../browser/watchStorage.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import { installPay } from './installPay.js'
import { storedName } from './storedPayments.js'

/**
 * Continues a payment at an exchange that was in progress when the page was left, in this tab or another one. Call it once at the
 * start of the app; `kit.getState().pay` then shows the payment, and `waitForPayment` returns its result. Does nothing without
 * the option `dataApi`.
 *
 * @returns A function that stops watching. A payment that is followed already stays followed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchPayments } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * const stop = watchPayments(kit)
 * stop()
 * ```
 */
export function watchPayments(kit: Latchkit): () => void {
  // Not in the current task: in an effect of a parent, it runs before the kit is mounted.
  return watchLazily(kit, 'the payments', async () => () => {
    installPay(kit)
    const load = () => kit.internal.send({ feature: 'pay', event: { type: 'load' } })
    load()
    return watchStorage(storedName, load)
  })
}
