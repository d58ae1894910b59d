import { afterPaint } from '../../../browser/afterPaint.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceEffect, BalanceEvent } from './types.js'

/** Reads the balance through the namespace's adapter. */
export const effects: Effects<
  BalanceEffect,
  BalanceEvent,
  KitContext & { readonly namespace: ChainNamespace }
> = {
  async fetch({ of }, { adapterOf, config, clock, namespace, signal }) {
    const network = config.networkOf(of.chainId)
    try {
      const adapter = adapterOf(namespace)
      if (!network) throw new NetworkNotFoundError({ chainId: of.chainId })
      if (!adapter) throw new AdapterNotFoundError({ namespace })
      // The account is shown first: creating the client and the request take several ms on a phone.
      await afterPaint()
      if (signal.aborted) throw new AbortedError()
      const value = await adapter.getBalance({ address: of.address, network, signal })
      return { type: 'loaded', of, value, at: clock.now() }
    } catch (cause) {
      // Handled here, because the runner does not know the time of the failure, at which the block starts.
      const error = new BalanceUnavailableError({ network: network?.name ?? of.chainId, cause })
      return { type: 'loadFailed', of, error, at: clock.now() }
    }
  },
}
