import { type ChainNamespace, getAccount } from '@latchkit/core'
import { getProvider } from '@latchkit/core/actions'
import { computed, type Ref, shallowRef, watch } from 'vue'
import { useLatchkitContext } from '../context/useLatchkitContext.js'
import { useModel } from './useModel.js'
import { type Input, useParameters } from './useParameters.js'

/**
 * Returns the provider of the connected wallet, in the form that the chain's libraries accept (EIP-1193 on `eip155`). It is undefined while
 * no wallet is connected and until the wallet has returned it.
 *
 * @param parameters `namespace`: default is the active one. With it, the provider has the type of that namespace.
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
 * @example
 * ```ts
 * import { useLatchkitProvider } from '@latchkit/vue'
 *
 * const { provider } = useLatchkitProvider({ namespace: 'eip155' })
 * const block = await provider.value?.request({ method: 'eth_blockNumber' })
 * console.log(block)
 * ```
 */
export function useLatchkitProvider<Namespace extends ChainNamespace = ChainNamespace>(
  parameters: Input<getProvider.Parameters<Namespace>> = {},
): useLatchkitProvider.ReturnType<Namespace> {
  const { kit } = useLatchkitContext()
  const current = useParameters(parameters)
  // The provider of a previous wallet is never returned.
  const subject = useModel((state) => {
    const { connectorId, namespace } = getAccount({ getState: () => state }, current.value)
    return connectorId === undefined ? undefined : { connectorId, namespace }
  })
  const result = shallowRef<ProviderResult>()
  if (typeof window !== 'undefined')
    watch(
      subject,
      (next) => {
        if (!next) return
        const { namespace } = next
        getProvider(kit, { namespace }).then(
          (provider) => {
            result.value = { subject: next, provider, error: undefined }
          },
          (error: getProvider.ErrorType) => {
            result.value = { subject: next, provider: undefined, error }
          },
        )
      },
      { immediate: true },
    )
  const shown = computed(() => (result.value?.subject === subject.value ? result.value : undefined))
  return {
    provider: computed(() => shown.value?.provider as getProvider.ReturnType<Namespace> | undefined),
    error: computed(() => shown.value?.error),
  }
}

type ProviderResult = {
  readonly subject: object
  readonly provider: unknown
  readonly error: Error | undefined
}

export declare namespace useLatchkitProvider {
  type ReturnType<Namespace extends ChainNamespace = ChainNamespace> = {
    readonly provider: Readonly<Ref<getProvider.ReturnType<Namespace> | undefined>>
    /** The error with which reading the provider failed. */
    readonly error: Readonly<Ref<Error | undefined>>
  }
}
