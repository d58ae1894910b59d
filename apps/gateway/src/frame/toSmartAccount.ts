import type { FrameOptions } from './FrameOptions.js'
import type { FrameSmartAccount } from './FrameSmartAccount.js'

/** The smart accounts of a chain, as the frame reads them. */
type ServedSmartAccount = Omit<FrameSmartAccount, 'isSponsored'>

/**
 * Returns the smart accounts of a chain, with the URLs of the bundler and the paymaster for the project. `undefined` if the chain has
 * none, or no bundler. Without a URL of a paymaster the frame asks none.
 */
export function toSmartAccount(
  { smartAccounts = {}, gatewayUrl }: Pick<FrameOptions, 'smartAccounts' | 'gatewayUrl'>,
  chainId: string,
  projectId: string,
): ServedSmartAccount | undefined {
  const account = Object.hasOwn(smartAccounts, chainId) ? smartAccounts[chainId] : undefined
  if (!account) return undefined
  const { isSponsored, paymasterUrl: ownPaymaster, ...others } = account
  const toUrl = (path: string) => toDefault(gatewayUrl, path, { projectId, chainId })
  const bundlerUrl = account.bundlerUrl ?? toUrl('/v1/bundler')
  if (bundlerUrl === undefined) return undefined
  const paymasterUrl = isSponsored ? (ownPaymaster ?? toUrl('/v1/paymaster')) : undefined
  return { ...others, bundlerUrl, ...(paymasterUrl !== undefined && { paymasterUrl }) }
}

function toDefault(
  gatewayUrl: string | undefined,
  path: string,
  query: Readonly<Record<'projectId' | 'chainId', string>>,
): string | undefined {
  if (gatewayUrl === undefined) return undefined
  const base = new URL(gatewayUrl)
  return `${base.origin}${base.pathname.replace(/\/$/, '')}${path}?${new URLSearchParams(query)}`
}
