import { capabilitiesBinding } from '@latchkit/core/bindings'
import { shallowRef, watch } from 'vue'
import { useLatchkitContext } from '../context/useLatchkitContext.js'
import { type Refs, toRefs } from './toRefs.js'
import { toStable } from './toStable.js'
import { useModel } from './useModel.js'
import { type Input, useParameters } from './useParameters.js'

/**
 * Returns what the wallet connected on `eip155` can do on each chain (EIP-5792), such as execute several calls together. It is read when the
 * wallet or its account changes, without a prompt; `refresh` reads it again. A wallet that tells nothing has none.
 *
 * @param parameters `chainIds`: only these chains (CAIP-2). Default: those that the wallet tells.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { useLatchkitCapabilities } from '@latchkit/vue'
 *
 * const { status, capabilities } = useLatchkitCapabilities()
 * if (status.value === 'ready') console.log(capabilities.value['eip155:1']?.atomic?.status)
 * ```
 */
export function useLatchkitCapabilities(
  parameters: Input<capabilitiesBinding.Parameters> = {},
): useLatchkitCapabilities.ReturnType {
  const { kit } = useLatchkitContext()
  const current = useParameters(parameters)
  const subject = useModel(capabilitiesBinding.toSubject)
  const known = shallowRef<capabilitiesBinding.Known>()
  if (typeof window !== 'undefined')
    watch(
      subject,
      (next, _last, onCleanup) => {
        if (next === undefined) return
        let isCurrent = true
        onCleanup(() => {
          isCurrent = false
        })
        capabilitiesBinding.read(kit).then(
          (read) => {
            if (isCurrent) known.value = read
          },
          // Disconnected meanwhile, or destroyed: the state of the kit says so.
          () => {},
        )
      },
      { immediate: true },
    )
  const model = toStable(() => capabilitiesBinding.toState(subject.value, known.value, current.value))
  return {
    ...toRefs(model, { status: true, capabilities: true }),
    async refresh() {
      const read = await capabilitiesBinding.read(kit)
      if (read.subject === capabilitiesBinding.toSubject(kit.getState())) known.value = read
      return capabilitiesBinding.toState(read.subject, read, current.value).capabilities
    },
  }
}

export declare namespace useLatchkitCapabilities {
  type ReturnType = Refs<capabilitiesBinding.State> & capabilitiesBinding.Actions
}
