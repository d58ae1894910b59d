import type { ChainBundler } from './ChainBundler.js'

/** Whether the operator trusts a factory. */
export function isTrustedFactory(factory: string, { settings }: Pick<ChainBundler, 'settings'>): boolean {
  return (settings.trustedFactories ?? []).some((one) => one.toLowerCase() === factory.toLowerCase())
}
