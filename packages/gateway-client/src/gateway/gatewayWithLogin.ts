import { type GatewaySignIn, gatewaySignIn } from '@latchkit/blockchain-api'
import { ConfigError } from '@latchkit/core'
import { checkOptionNames } from '@latchkit/core/ports'
import { loginFrame } from '@latchkit/frame-client/login'
import { createGateway } from './createGateway.js'
import type { GatewayLogin, GatewayLoginOptions } from './GatewayLogin.js'

/**
 * Creates the option `gateway`, as `gateway` of `@latchkit/gateway-client` does, and with it the login and the sign-in. `loginUrl`: users
 * log in without a wallet. `signIn`: accounts sign in at the gateway. Both are as lazy as `loginFrame` and `gatewaySignIn`.
 *
 * @throws `ConfigError` for an invalid URL; for an unknown option name, in development.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { gateway } from '@latchkit/gateway-client/login'
 *
 * const projectId = 'my-dapp'
 * export const server = gateway({
 *   url: 'https://gateway.my-dapp.example',
 *   loginUrl: 'https://login.my-dapp.example/sdk',
 *   signIn: { projectId },
 * })
 * export const kit = createLatchkit({ projectId, networks: [mainnet], gateway: server })
 *
 * export const getToken = () => server.signIn.getToken()
 * ```
 */
export function gateway(
  options: GatewayLoginOptions & { readonly signIn: NonNullable<GatewayLoginOptions['signIn']> },
): GatewayLogin & { readonly signIn: GatewaySignIn }
export function gateway(options: GatewayLoginOptions): GatewayLogin
export function gateway(options: GatewayLoginOptions): GatewayLogin {
  checkOptionNames(
    options,
    () => ({
      ...{ url: true, relay: true, swapContracts: true },
      ...{ loginUrl: true, loginTitle: true, loginWallet: true, signIn: true },
    }),
    'gateway',
  )
  const { loginUrl, loginTitle, loginWallet, url } = options
  const login =
    loginUrl === undefined ? undefined : loginFrame({ url: loginUrl, title: loginTitle, wallet: loginWallet })
  const signIn = options.signIn && gatewaySignIn({ ...options.signIn, url })
  const { complete } = createGateway(options, (given) => {
    if (options.signIn && options.signIn.projectId !== given.projectId)
      throw new ConfigError({
        path: 'gateway.signIn.projectId',
        reason: `must be the "projectId" of the kit, "${given.projectId ?? ''}", got "${options.signIn.projectId}"`,
      })
    return {
      login: given.login ?? login,
      siwx: given.siwx ?? (given.siweConfig ? undefined : signIn),
    }
  })
  return { complete, signIn }
}
