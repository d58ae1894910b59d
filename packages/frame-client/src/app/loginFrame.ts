import { ConfigError } from '@latchkit/core'
import { createLogin, type LoginFactory, type LoginWallet } from '@latchkit/core/login'
import { isWebUrl } from '@latchkit/core/schema'
import type { FramePage } from '../client/FramePage.js'
import { createLazyFrame } from './createLazyFrame.js'

/** Options of `loginFrame`. */
export type LoginFrameOptions = {
  /** URL of the frame's page: `https:`, or `http:` on this machine or a private network; on another origin than the app. */
  readonly url: string
  /** Name of the frame for assistive technology, in the language of the user. Default: `Log in`. */
  readonly title?: string | undefined
  /** The name and the icon of the wallet, as users see them. Default: the app's. */
  readonly wallet?: LoginWallet | undefined
  /** Default: the page on which this code runs. Tests use a fake. */
  readonly page?: FramePage | undefined
}

/**
 * Creates the value of the option `login`: users log in by e-mail or with an account of a provider (option `features.socials`), with a wallet whose keys stay in the login frame. Its code and
 * the frame are loaded by the first login, or for a stored one.
 *
 * @throws `ConfigError` for a URL that is none
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { loginFrame } from '@latchkit/frame-client/login'
 *
 * export const kit = createLatchkit({
 *   projectId: 'my-dapp',
 *   networks: [mainnet],
 *   login: loginFrame({ url: 'https://login.my-dapp.example/sdk' }),
 * })
 * ```
 */
export function loginFrame({ url, title = 'Log in', wallet, page }: LoginFrameOptions): LoginFactory {
  if (!isWebUrl(url))
    throw new ConfigError({ path: 'login.url', reason: `must be an https: URL, got "${url}"` })
  return createLogin(
    ({ projectId, networks, clock, onProblem }) =>
      createLazyFrame(new URL(url).origin, async () => {
        const { createFrame } = await import('./createFrame.js')
        const chainId = networks[0]?.caipNetworkId
        return createFrame({ url, title, page, projectId, chainId, clock, onProblem })
      }),
    wallet,
  )
}
