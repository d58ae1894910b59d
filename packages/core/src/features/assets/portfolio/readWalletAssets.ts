import { readAsset } from '../../../chains/evm/readAsset.js'
import type { KitContext } from '../../../engine/types.js'
import { walletAssetsMax, walletAssetsWaitMs } from '../../../foundation/limits.js'
import type { TokenBalance } from '../../../ports/DataApi.js'
import type { BalanceSubject } from '../balance/types.js'

/** A token as a wallet reports it. */
export type WalletAsset = {
  /** In lower case; absent for the native token. */
  readonly address?: string | undefined
  readonly amount: bigint
  /** Facts about the token from the wallet. Untrusted. */
  readonly details?: TokenDetails | undefined
}

type TokenDetails = Pick<TokenBalance, 'name' | 'symbol' | 'decimals'>

/**
 * Returns the native and ERC-20 tokens that the wallet connected on `eip155` reports for an account (ERC-7811); `undefined` if
 * it is not the wallet of that account, does not announce the capability `assetDiscovery` for that chain (EIP-5792), fails, or
 * does not answer within 2 s. Only a wallet in this browser is asked: each request to a remote one opens its app on a phone.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export async function readWalletAssets(
  { adapterOf, getState, clock }: Pick<KitContext, 'adapterOf' | 'getState' | 'clock'>,
  { address, chainId }: BalanceSubject,
): Promise<readonly WalletAsset[] | undefined> {
  const { connection: connections, wallets } = getState()
  const connection = chainId.startsWith('eip155:') ? connections.eip155 : undefined
  const session = connection && 'session' in connection ? connection.session : undefined
  const account = session?.accounts.find(
    (one) => one.address.toLowerCase() === address.toLowerCase(),
  )?.address
  const adapter = adapterOf('eip155')
  if (!session || !account || !adapter) return undefined
  const { connectorId } = session
  const connector = wallets.connectors.eip155?.find(({ id }) => id === connectorId)
  if (connector?.type !== 'announced' && connector?.type !== 'injected') return undefined
  const chain = `0x${BigInt(chainId.slice('eip155:'.length)).toString(16)}`

  async function read(): Promise<readonly WalletAsset[] | undefined> {
    const capabilities = await adapter?.evm?.getCapabilities({ connectorId, address: account ?? '' })
    // "0x0" stands for every chain (EIP-5792).
    const ofChain = Object(capabilities?.[chain] ?? capabilities?.['0x0'])
    if (Object(ofChain.assetDiscovery).supported !== true) return undefined
    const provider = Object(await adapter?.getProvider({ connectorId }))
    const params = [{ account, chainFilter: [chain] }]
    const answer: unknown = await provider.request({ method: 'wallet_getAssets', params })
    return toAssets(Object(answer)[chain])
  }

  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = clock.setTimeout(() => resolve(undefined), walletAssetsWaitMs)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    // The data API has the tokens too.
    return undefined
  } finally {
    stopTimer()
  }
}

/** Replaces the amounts of a data API by the amounts of the wallet, and adds the tokens that only the wallet knows. */
export function mergeAssets(
  balances: readonly TokenBalance[],
  assets: readonly WalletAsset[],
  {
    chainId,
    nativeCurrency,
  }: { readonly chainId: TokenBalance['chainId']; readonly nativeCurrency: TokenDetails | undefined },
): readonly TokenBalance[] {
  const byAddress = new Map(assets.map((asset) => [asset.address, asset]))
  const known = balances.flatMap((balance) => {
    const address = balance.address?.toLowerCase()
    const asset = byAddress.get(address)
    byAddress.delete(address)
    if (!asset) return [balance]
    return asset.amount === 0n ? [] : [{ ...balance, amount: asset.amount }]
  })
  const added = [...byAddress.values()].flatMap(({ address, amount, details }) => {
    const token = details ?? (address === undefined ? nativeCurrency : undefined)
    if (!token || amount === 0n) return []
    const { name, symbol, decimals } = token
    return [{ chainId, ...(address !== undefined && { address }), name, symbol, decimals, amount }]
  })
  return [...known, ...added]
}

function toAssets(value: unknown): readonly WalletAsset[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, walletAssetsMax).flatMap((item) => toAsset(item) ?? [])
}

/** Returns `undefined` for an NFT, and for what is no asset. */
function toAsset(item: unknown): WalletAsset | undefined {
  const entry = readAsset(item)
  if (!entry || (entry.type !== 'native' && entry.type !== 'erc20')) return undefined
  const { amount, address, metadata } = entry
  const { name, symbol, decimals } = metadata
  const hasDetails = typeof name === 'string' && typeof symbol === 'string' && typeof decimals === 'number'
  return { amount, address, ...(hasDetails && { details: { name, symbol, decimals } }) }
}
