import type { BundlerChainSettings } from './BundlerSettings.js'

/** Whether the operator trusts a factory or paymaster. */
export function isTrusted(
  account: string,
  { trustedEntities = [] }: Pick<BundlerChainSettings, 'trustedEntities'>,
): boolean {
  return trustedEntities.some((one) => one.toLowerCase() === account.toLowerCase())
}
