import { identityBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the name and the image of an EVM address, and keeps them up to date until its scope is disposed: see the action `watchIdentity`.
 * Needs the option `dataApi`. A name is no proof: show it with the address, never instead.
 *
 * @param parameters `address`: default is the connected account on `eip155`.
 * @example
 * ```ts
 * import { useLatchkitIdentity } from '@latchkit/vue'
 *
 * const { name, avatar } = useLatchkitIdentity({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * console.log(name.value, avatar.value)
 * ```
 */
export function useLatchkitIdentity(
  parameters: Input<identityBinding.Parameters> = {},
): useLatchkitIdentity.ReturnType {
  const current = useParameters(parameters)
  useWatch(identityBinding.watch, current)
  return useState(identityBinding.toState, current, { status: true, name: true, avatar: true })
}

export declare namespace useLatchkitIdentity {
  type ReturnType = Refs<identityBinding.State>
}
