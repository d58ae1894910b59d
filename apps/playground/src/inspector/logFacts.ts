import type { Latchkit } from '@latchkit/core'

/**
 * Writes the internal facts of the kit to the console, at the level `debug`: what happened before a flow failed. Only what cannot
 * contain a code or an address of a user.
 */
export function logFacts(kit: Latchkit): void {
  kit.internal.onFact((fact) => {
    const details = [
      'namespace' in fact && fact.namespace,
      'route' in fact && fact.route?.view,
      'reason' in fact && fact.reason,
      'error' in fact && fact.error?.name,
    ]
    console.debug(`${fact.feature}/${fact.type}`, ...details.filter(Boolean))
  })
}
