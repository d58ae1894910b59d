import type { FrameOptions } from './FrameOptions.js'
import type { FrameSmartAccount } from './FrameSmartAccount.js'

/** The smart accounts of a chain, as the frame reads them. */
type ServedSmartAccount = FrameSmartAccount extends infer Account
  ? Account extends FrameSmartAccount
    ? Omit<Account, 'isSponsored'>
    : never
  : never

/**
 * Returns the smart accounts of a chain, with the URLs of the bundler and the paymaster for the project. `undefined` if the chain has
 * none, or no bundler. Without a URL of a paymaster the frame asks none.
 *
 * @param app The origin of the app that embeds the frame, if its project allows it. The gateway checks it.
 */
export function toSmartAccount(
  { smartAccounts = {}, gatewayUrl }: Pick<FrameOptions, 'smartAccounts' | 'gatewayUrl'>,
  chainId: string,
  projectId: string,
  app: string | undefined,
): ServedSmartAccount | undefined {
  const account = Object.hasOwn(smartAccounts, chainId) ? smartAccounts[chainId] : undefined
  if (!account) return undefined
  const { isSponsored, paymasterUrl: ownPaymaster, ...others } = account
  const query = { projectId, chainId, ...(app !== undefined && { origin: app }) }
  const bundlerUrl = account.bundlerUrl ?? toDefault(gatewayUrl, query)
  if (bundlerUrl === undefined) return undefined
  const paymasterUrl = isSponsored ? (ownPaymaster ?? toDefault(gatewayUrl, query)) : undefined
  return { ...others, bundlerUrl, ...(paymasterUrl !== undefined && { paymasterUrl }) }
}

/** The bundler of the gateway, which also has a paymaster. */
function toDefault(
  gatewayUrl: string | undefined,
  query: Readonly<Record<string, string>>,
): string | undefined {
  if (gatewayUrl === undefined) return undefined
  const base = new URL(gatewayUrl)
  return `${base.origin}${base.pathname.replace(/\/$/, '')}/v1/bundler?${new URLSearchParams(query)}`
}
