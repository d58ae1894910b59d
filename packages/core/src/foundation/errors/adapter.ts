import type { Namespace } from '../namespaces.js'
import { LatchkitError } from './base.js'

/** The kit has no adapter for a namespace. */
export class AdapterNotFoundError extends LatchkitError {
  override name = 'AdapterNotFoundError'
  constructor(parameters: { readonly namespace: Namespace }) {
    super({
      code: 'adapter-not-found',
      shortMessage: 'Adapter not found',
      metaMessages: [
        `The namespace is "${parameters.namespace}".`,
        'Add an adapter for it to the option `adapters`.',
      ],
    })
  }
}

/** The adapter, or the wallets of its chain, do not support the method. */
export class MethodNotSupportedError extends LatchkitError {
  override name = 'MethodNotSupportedError'
  constructor(parameters: { readonly method: string; readonly namespace: Namespace }) {
    const { method, namespace } = parameters
    super({
      code: 'method-not-supported',
      shortMessage: 'The connected wallet does not support this action.',
      metaMessages: [`The adapter for "${namespace}" has no "${method}".`],
    })
  }
}
