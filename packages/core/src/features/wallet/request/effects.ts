import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getAdapter } from '../connection/getAdapter.js'
import { canSign, sessionOf } from '../connection/rules.js'
import { callAdapter } from './callAdapter.js'
import type { RequestEffect, RequestEvent } from './machine.js'
import { checkSessionUnchanged } from './rules.js'

/** The effects of the request machine: writes that the wallet signs. */
export const effects: Effects<
  RequestEffect,
  RequestEvent,
  Pick<KitContext, 'adapterOf' | 'config' | 'clock' | 'getState'> & { readonly namespace: ChainNamespace }
> = {
  async write({ write }, context) {
    const { config, getState, namespace } = context
    const state = getState()
    checkSessionUnchanged(
      write,
      canSign(state, namespace) ? sessionOf(state, namespace) : undefined,
      namespace,
    )
    const { id, connectorId, address, chainId, intent } = write
    const adapter = getAdapter(context, namespace)
    const result = await callAdapter(intent, { adapter, connectorId, address, chainId, config })
    return { type: 'answered', id, result, at: context.clock.now() }
  },
}
