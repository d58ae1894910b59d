import type { Latchkit } from '@latchkit/core'

/** Writes the internal facts of the kit to the console, at the level `debug`: what happened before a flow failed. */
export function logFacts(kit: Latchkit): void {
  kit.internal.onFact((fact) => {
    const { feature, type, ...details } = fact
    const texts = Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name}=${value}`] : [],
    )
    console.debug(`${feature}/${type}`, ...texts)
  })
}
