import type { BundlerChainSettings } from './BundlerSettings.js'

/** Whether a paymaster is the gateway's own. */
export function isOwnPaymaster(
  address: string | undefined,
  { paymaster }: Pick<BundlerChainSettings, 'paymaster'>,
): boolean {
  const own = Object.values(paymaster?.addresses ?? {})
  return address !== undefined && own.some((one) => one?.toLowerCase() === address.toLowerCase())
}
