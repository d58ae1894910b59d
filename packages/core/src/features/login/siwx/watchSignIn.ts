import type { Latchkit } from '../../../engine/latchkit.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { createConnectSignIn } from './createConnectSignIn.js'
import { siwxFeature } from './feature.js'
import { subjectOf } from './rules.js'

/**
 * Signs accounts in when they connect, and again when the account or the network changes: with the option `siwx`, the modal asks the user
 * to sign a message. `LatchkitProvider` of `@latchkit/react` calls it; an app without it calls it once, at its start. Without the option
 * it does nothing.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchSignIn } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * watchSignIn(kit)
 * ```
 */
export function watchSignIn(kit: Latchkit): void {
  const { config, getState, internal } = kit
  const { adapterOf, install, namespaces, send } = internal
  if (!config.siwx || getState().siwx) return
  for (const feature of [requestFeature, siwxFeature]) install(feature)
  for (const namespace of namespaces) {
    const signIn = createConnectSignIn(kit, namespace)
    if (signIn) adapterOf(namespace)?.setSignIn?.(signIn)
    const subject = subjectOf(getState(), config, namespace)
    send({ feature: 'siwx', namespace, event: { type: 'connected', subject } })
  }
}
