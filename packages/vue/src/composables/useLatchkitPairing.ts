import { pairingBinding } from '@latchkit/core/bindings'
import { shallowRef, watch } from 'vue'
import { useLatchkitContext } from '../context/useLatchkitContext.js'
import { type Refs, toRefs } from './toRefs.js'
import { toStable } from './toStable.js'
import { useModel } from './useModel.js'

/**
 * Pairs with a remote wallet, for apps that render the QR code themselves: `uri` is the content of the code. The URI is renewed before it
 * expires, until a wallet responds. The composable returns the pairing that its own `pair` created, not one of the modal.
 * @example
 * ```ts
 * import { useLatchkitPairing } from '@latchkit/vue'
 *
 * const { status, uri, pair } = useLatchkitPairing()
 * if (status.value !== 'unavailable') await pair()
 * console.log(uri.value)
 * ```
 */
export function useLatchkitPairing(): useLatchkitPairing.ReturnType {
  const { kit } = useLatchkitContext()
  const pairing = useModel(pairingBinding.toState)
  const request = shallowRef<pairingBinding.Request>('none')
  const follow = () => {
    request.value = pairingBinding.nextRequest(request.value, pairing.value)
  }
  // At once: a wallet can end the pairing before Vue renders.
  if (typeof window !== 'undefined') watch([request, pairing], follow, { flush: 'sync' })
  const model = toStable(() => pairingBinding.toShown(request.value, pairing.value))
  const actions = pairingBinding.createActions(kit, (next) => {
    request.value = next
  })
  return { ...toRefs(model, { status: true, uri: true, expiresAt: true, error: true }), ...actions }
}

export declare namespace useLatchkitPairing {
  type ReturnType = Refs<pairingBinding.State> & pairingBinding.Actions
}
