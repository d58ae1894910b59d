import { WalletNotFoundError } from '@latchkit/core'
import type { Connector } from '@wagmi/core'

/** As much of an EIP-1193 provider as is needed here. */
export type Provider = {
  request(request: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

/**
 * The provider behind a connector.
 *
 * @throws `WalletNotFoundError` where there is none
 */
export async function toProvider(connector: Connector, chainId?: number): Promise<Provider> {
  const provider = await connector.getProvider(chainId === undefined ? {} : { chainId })
  if (!isProvider(provider)) throw new WalletNotFoundError({ connectorId: connector.id })
  return provider
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function'
}
