import { closeModal, openModal, type RegisteredKit } from '@latchkit/core'
import { useLatchkitContext } from '../context/useLatchkitContext.js'

/**
 * Returns the kit and functions that open and close its modal. `open` resolves with the account the user connects, or with `undefined` if
 * the modal closes without one.
 * @example
 * ```ts
 * import { useLatchkit } from '@latchkit/vue'
 *
 * const { open } = useLatchkit()
 * async function pay() {
 *   const account = await open()
 *   if (account) console.log(account.address)
 * }
 * ```
 */
export function useLatchkit(): useLatchkit.ReturnType {
  const { kit } = useLatchkitContext()
  return {
    // The app states that its plugin has the kit of `Register`.
    kit: kit as RegisteredKit,
    open: (parameters) => openModal(kit, parameters),
    close: (parameters) => closeModal(kit, parameters),
  }
}

export declare namespace useLatchkit {
  type ReturnType = {
    readonly kit: RegisteredKit
    readonly open: (parameters?: openModal.Parameters) => Promise<openModal.ReturnType>
    readonly close: (parameters?: closeModal.Parameters) => Promise<closeModal.ReturnType>
  }
}
