import type { Eip1193Provider } from '../../../../browser/eip6963.js'
import { askWallet } from '../../../../chains/evm/askWallet.js'
import { type AssetsByChain, parseAssets, type WalletAssetType } from '../../../../chains/evm/parseAssets.js'
import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../../engine/Register.js'
import { untilDestroyed } from '../../../../engine/untilDestroyed.js'
import type { AdapterNotFoundError } from '../../../../foundation/errors/adapter.js'
import { AssetsNotSupportedError } from '../../../../foundation/errors/calls.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type { NotConnectedError } from '../../../../foundation/errors/request.js'
import { isMethodMissing, toOwnError } from '../../../../foundation/errors/toCallsError.js'
import { type AbortedError, WalletResponseError } from '../../../../foundation/errors/wallet.js'
import type { WalletRequestError } from '../../../../foundation/errors/walletRequest.js'
import type { CaipNetworkId } from '../../../../foundation/schema/caip.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { getNetworkIn } from '../getNetworkIn.js'
import { getSigningSession } from '../getSigningSession.js'

/**
 * Asks the wallet connected on `eip155` for the assets of its account (ERC-7811), without a prompt. It may know balances that the chain
 * does not show, such as those that it moves between chains. Its answer is untrusted: show names and balances, but do not compute
 * payments from them.
 *
 * @throws see `getAssets.ErrorType`. `AssetsNotSupportedError` if the wallet has no ERC-7811, like most of them.
 * @see https://eips.ethereum.org/EIPS/eip-7811
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getAssets } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { 'eip155:1': onMainnet = [] } = await getAssets(kit, { types: ['native', 'erc20'] })
 * const names = onMainnet.map(({ symbol, balance }) => `${balance} ${symbol}`)
 * ```
 */
export async function getAssets<Kit extends Latchkit>(
  kit: Kit,
  parameters: getAssets.Parameters<Kit> = {},
): Promise<getAssets.ReturnType> {
  checkParameters(kit, parameters, 'getAssets(kit, {})')
  const { chainIds, types, signal } = parameters
  const { connectorId, accounts } = getSigningSession(kit, 'eip155')
  const adapter = getAdapter(kit.internal, 'eip155')
  const method = 'wallet_getAssets'
  const filter = {
    account: accounts[0].address,
    ...(chainIds && { chainFilter: chainIds.map((one) => toHexChain(kit, one)) }),
    ...(types && { assetTypeFilter: types }),
  }
  const request = () =>
    askWallet({ method, connectorId }, async () => {
      // The provider of an EVM wallet is one of EIP-1193.
      const provider = (await adapter.getProvider({ connectorId })) as Eip1193Provider
      return provider.request({ method, params: [filter] })
    })
  const answer = await untilDestroyed(kit, request, signal).catch((thrown: unknown) => {
    const cause = toOwnError(thrown)
    throw isMethodMissing(cause, method)
      ? new AssetsNotSupportedError({ details: cause.details, cause })
      : cause
  })
  const found = parseAssets(answer)
  if (!found) throw new WalletResponseError({ method, reason: 'it is not a list of assets by chain' })
  // Some wallets ignore the filters.
  const asked: readonly CaipNetworkId[] | undefined = chainIds
  const chains = Object.entries(found).filter(([chainId]) => !asked || asked.some((one) => one === chainId))
  return Object.fromEntries(
    chains.map(([chainId, assets]) => [
      chainId,
      types ? assets.filter(({ type }) => types.includes(type)) : assets,
    ]),
  )
}

function toHexChain(kit: Latchkit, chainId: CaipNetworkId): string {
  return `0x${BigInt(getNetworkIn(kit, 'eip155', chainId).id).toString(16)}`
}

export declare namespace getAssets {
  type Parameters<Kit extends Latchkit = Latchkit> = {
    /** Only these chains (CAIP-2). Default: those that the wallet tells. */
    readonly chainIds?: readonly ChainIdOf<Kit>[] | undefined
    /** Only these kinds of assets. Default: all of them. */
    readonly types?: readonly WalletAssetType[] | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** By chain id (CAIP-2), with amounts in base units. */
  type ReturnType = AssetsByChain
  type ErrorType =
    | NotConnectedError
    | AdapterNotFoundError
    | NetworkNotFoundError
    | AssetsNotSupportedError
    | WalletRequestError
    | WalletResponseError
    | AbortedError
}
