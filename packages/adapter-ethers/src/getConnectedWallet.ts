import { type Eip1193Provider, getAccount, type Latchkit, WalletNotFoundError } from '@latchkit/core'
import { getProvider } from '@latchkit/core/actions'
import { isEip1193Provider } from '@latchkit/core/eip1193'
import { NotConnectedError } from '@latchkit/core/errors'

/** A connected wallet with the data that ethers needs. */
export type ConnectedWallet = {
  readonly provider: Eip1193Provider
  /** The session's active account. */
  readonly address: string
  /** The chain the wallet is on. */
  readonly chainId: number
}

/**
 * Returns the wallet connected on `eip155`, through any adapter.
 *
 * @throws `NotConnectedError`, `AdapterNotFoundError` or `WalletNotFoundError`
 */
export async function getConnectedWallet(kit: Latchkit): Promise<ConnectedWallet> {
  const namespace = 'eip155'
  const asked = getAccount(kit, { namespace }).connectorId
  const provider = await getProvider(kit, { namespace })
  // Read after the last `await`, so that account and chain belong to the same session.
  const account = getAccount(kit, { namespace })
  if (!account.isConnected) throw new NotConnectedError({ namespace })
  const { address, chainId, connectorId } = account
  // Another wallet was connected meanwhile. Its account does not belong to this provider.
  if (connectorId !== asked) return getConnectedWallet(kit)
  if (!isEip1193Provider(provider)) throw new WalletNotFoundError({ connectorId })
  return { provider, address, chainId: Number(chainId.split(':')[1]) }
}
