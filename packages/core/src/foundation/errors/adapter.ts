import type { ChainNamespace } from '../schema/caip.js'
import { LatchkitError } from './base.js'

/** The kit has no adapter for a namespace. */
export class AdapterNotFoundError extends LatchkitError {
  override name = 'AdapterNotFoundError'
  constructor(parameters: { readonly namespace: ChainNamespace }) {
    super({
      code: 'adapter-not-found',
      shortMessage: 'Adapter not found',
      metaMessages: [
        `Nothing here can talk to wallets or chains of "${parameters.namespace}".`,
        'Give `createLatchkit` an adapter for it in `adapters`.',
      ],
    })
  }
}

/** The adapter, or the wallets of its chain, do not support the method. */
export class MethodNotSupportedError extends LatchkitError {
  override name = 'MethodNotSupportedError'
  constructor(parameters: { readonly method: string; readonly namespace: ChainNamespace }) {
    const { method, namespace } = parameters
    super({
      code: 'method-not-supported',
      shortMessage: 'This is not possible here.',
      metaMessages: [
        `The adapter for "${namespace}" has no "${method}": wallets of this chain do not offer it.`,
        'Ask for it only in a namespace that has it.',
      ],
    })
  }
}
