import type { Latchkit } from '../../engine/latchkit.js'
import { requestFeature } from '../request/feature.js'
import { siwxFeature } from './feature.js'
import { subjectOf } from './rules.js'

/** Installs the sign-in, and begins it for the accounts that are connected. Does nothing if it is installed. */
export function followSessions({ config, getState, internal }: Latchkit): void {
  const { install, namespaces, send } = internal
  if (getState().siwx) return
  for (const feature of [requestFeature, siwxFeature]) install(feature)
  for (const namespace of namespaces) {
    const subject = subjectOf(getState(), config, namespace)
    send({ feature: 'siwx', namespace, event: { type: 'connected', subject } })
  }
}
