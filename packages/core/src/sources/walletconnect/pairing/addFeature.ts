import type { Feature } from '../../../engine/feature.js'
import type { Loadable } from '../../../engine/source.js'

/** Adds a feature to the code of a kit. If one of them has to be loaded, both load at the same time. */
export function addFeature<Code extends { readonly features: readonly Feature[] }>(
  code: Loadable<Code>,
  feature: Loadable<Feature>,
): Loadable<Code> {
  const add = (to: Code, added: Feature): Code => ({ ...to, features: [...to.features, added] })
  if (typeof code !== 'function' && typeof feature !== 'function') return add(code, feature)
  return async () => add(...(await Promise.all([loadSource(code), loadSource(feature)])))
}

async function loadSource<Value extends object>(source: Loadable<Value>): Promise<Value> {
  return typeof source === 'function' ? source() : source
}
