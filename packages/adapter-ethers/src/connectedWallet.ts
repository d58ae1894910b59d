import {
  type Eip1193Provider,
  getAccount,
  type Latchkit,
  NotConnectedError,
  WalletNotFoundError,
} from '@latchkit/core'
import { getProvider } from '@latchkit/core/actions'
import { isEip1193Provider } from '@latchkit/core/eip1193'

/** A connected wallet, with what ethers has to know of it. */
export type ConnectedWallet = {
  readonly provider: Eip1193Provider
  /** The session's active account. */
  readonly address: string
  /** The chain the wallet is on. */
  readonly chainId: number
}

/**
 * The wallet that a kit is connected with on `eip155`, whichever adapter it came through.
 *
 * @throws `NotConnectedError`, `AdapterNotFoundError` or `WalletNotFoundError`
 */
export async function connectedWallet(kit: Latchkit): Promise<ConnectedWallet> {
  const namespace = 'eip155'
  const asked = getAccount(kit, { namespace }).connectorId
  const provider = await getProvider(kit, { namespace })
  // Read after the last wait: account and chain belong together.
  const account = getAccount(kit, { namespace })
  if (!account.isConnected) throw new NotConnectedError({ namespace })
  const { address, chainId, connectorId } = account
  // Another wallet has taken its place meanwhile: that one's account is not this one's to sign for.
  if (connectorId !== asked) return connectedWallet(kit)
  if (!isEip1193Provider(provider)) throw new WalletNotFoundError({ connectorId })
  return { provider, address, chainId: Number(chainId.split(':')[1]) }
}
