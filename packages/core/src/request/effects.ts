import { adapterIn } from '../connection/adapterIn.js'
import { canSign, sessionOf } from '../connection/rules.js'
import { NetworkNotFoundError } from '../errors/network.js'
import type { Effects } from '../kit/machine.js'
import type { KitContext } from '../kit/types.js'
import type { Adapter } from '../ports/Adapter.js'
import type { ChainNamespace } from '../schema/caip.js'
import { evmIn } from './evmIn.js'
import type { RequestEffect, RequestEvent, Write } from './machine.js'
import { checkTurn } from './rules.js'

type Context = Pick<KitContext, 'adapterOf' | 'config' | 'getState'> & { readonly namespace: ChainNamespace }

/** What the request machine asks of the world: the wallet's signature. */
export const effects: Effects<RequestEffect, RequestEvent, Context> = {
  async write({ write }, context) {
    const { getState, namespace } = context
    const state = getState()
    checkTurn(write, canSign(state, namespace) ? sessionOf(state, namespace) : undefined, namespace)
    const result = await ask(write, adapterIn(context, namespace), context)
    return { type: 'answered', id: write.id, result }
  },
}

function ask(
  { connectorId, address, chainId, intent }: Write,
  adapter: Adapter,
  { config }: Context,
): Promise<string> {
  switch (intent.kind) {
    case 'signMessage':
      return adapter.signMessage({ connectorId, address, message: intent.message })
    case 'signTypedData':
      return evmIn(adapter).signTypedData({ connectorId, address, typedData: intent.typedData })
    case 'sendTransaction': {
      const network = config.networkOf(chainId)
      if (!network) throw new NetworkNotFoundError({ chainId })
      const { transaction } = intent
      return evmIn(adapter).sendTransaction({ connectorId, address, network, transaction })
    }
  }
}
