import { type Eip1193Provider, WalletNotFoundError } from '@latchkit/core'
import { isEip1193Provider } from '@latchkit/core/eip1193'
import type { Connector } from '@wagmi/core'

/**
 * Returns the provider of a connector.
 *
 * @throws `WalletNotFoundError` if there is none
 */
export async function toProvider(connector: Connector, chainId?: number): Promise<Eip1193Provider> {
  const provider = await connector.getProvider({ chainId })
  if (!isEip1193Provider(provider)) throw new WalletNotFoundError({ connectorId: connector.id })
  return provider
}
