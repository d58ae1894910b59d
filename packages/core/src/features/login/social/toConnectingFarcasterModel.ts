import { type Platform, readPlatform } from '../../../browser/platform.js'
import type { KitState } from '../../../engine/types.js'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { toLoginFailure } from '../login/toLoginFailure.js'
import type { ConnectingFarcasterModel } from './view.js'

/**
 * Returns the model of the ConnectingFarcaster view.
 *
 * @param device Default: the user's device.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectingFarcasterModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toConnectingFarcasterModel(kit.getState())
 * ```
 */
export function toConnectingFarcasterModel(
  { social }: Pick<KitState, 'social'>,
  { isPhone }: Pick<Platform, 'isPhone'> = readPlatform(),
): ConnectingFarcasterModel {
  const flow = social?.flow
  if (!flow || flow.status === 'idle' || flow.provider !== 'farcaster') return { status: 'none' }
  switch (flow.status) {
    case 'opening':
      return { status: 'preparing', isPhone }
    case 'polling':
      return { status: 'waiting', isPhone, url: flow.url }
    case 'connecting':
      return { status: 'connecting', isPhone }
    case 'failed': {
      const { error } = flow
      if (error instanceof UserRejectedError) return { status: 'declined', isPhone }
      if (error instanceof SocialLoginError && error.reason === 'expired')
        return { status: 'expired', isPhone }
      return { status: 'failed', isPhone, failure: toLoginFailure(error) }
    }
    default:
      return { status: 'none' }
  }
}
