import type { FrameOptions } from './FrameOptions.js'
import type { FrameSmartAccount } from './FrameSmartAccount.js'

/**
 * Returns the smart accounts of a chain, with the URL of the bundler for the project. `undefined` if the chain has none, or no bundler.
 */
export function toSmartAccount(
  { smartAccounts = {}, gatewayUrl }: Pick<FrameOptions, 'smartAccounts' | 'gatewayUrl'>,
  chainId: string,
  projectId: string,
): FrameSmartAccount | undefined {
  const account = Object.hasOwn(smartAccounts, chainId) ? smartAccounts[chainId] : undefined
  if (!account) return undefined
  const bundlerUrl = account.bundlerUrl ?? toDefault(gatewayUrl, { projectId, chainId })
  return bundlerUrl === undefined ? undefined : { ...account, bundlerUrl }
}

function toDefault(
  gatewayUrl: string | undefined,
  query: Readonly<Record<'projectId' | 'chainId', string>>,
): string | undefined {
  if (gatewayUrl === undefined) return undefined
  const base = new URL(gatewayUrl)
  const path = `${base.pathname.replace(/\/$/, '')}/v1/bundler`
  return `${base.origin}${path}?${new URLSearchParams(query)}`
}
