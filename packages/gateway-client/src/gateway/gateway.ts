import { checkOptionNames, type Gateway } from '@latchkit/core/ports'
import { createGateway } from './createGateway.js'
import type { GatewayClientOptions } from './GatewayClientOptions.js'

/**
 * Creates the option `gateway` for a server of Latchkit: the relay, the wallet directory, the data of accounts, and the RPC URLs that
 * are asked first. It loads and requests nothing before the user acts, as the separate options do. Each of them can be given beside it,
 * and is used instead. With `gateway` of `@latchkit/gateway-client/login`, users can also log in and sign in.
 *
 * The relay needs `@walletconnect/universal-provider` 2.21.8.
 *
 * @throws `ConfigError` for an invalid URL; for an unknown option name, in development.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { gateway } from '@latchkit/gateway-client'
 *
 * const kit = createLatchkit({
 *   projectId: 'my-dapp',
 *   networks: [mainnet],
 *   gateway: gateway({ url: 'https://gateway.my-dapp.example' }),
 * })
 * ```
 */
export function gateway(options: GatewayClientOptions): Gateway {
  checkOptionNames(options, () => ({ url: true, relay: true, swapContracts: true }), 'gateway')
  return createGateway(options)
}
