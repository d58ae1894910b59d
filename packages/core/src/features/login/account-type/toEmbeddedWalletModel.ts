import type { Config } from '../../../config/config.js'
import type { KitContext, KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { type EmbeddedWalletInfo, getEmbeddedWalletInfo } from './getEmbeddedWalletInfo.js'

/** The wallet of a user who has logged in, and the change of its account type. */
export type EmbeddedWalletModel = {
  /** Absent if the account does not belong to a login. */
  readonly wallet: EmbeddedWalletInfo | undefined
  /** Whether the current EVM network has smart accounts. */
  readonly isSmartAccountEnabled: boolean
  /** Whether the account type is being changed. */
  readonly isPending: boolean
  /** Why the last change failed. The account is the one before it. */
  readonly error: LatchkitError | undefined
}

/**
 * Returns the wallet of a user who has logged in, with the type of its account.
 *
 * @param kit The kit of the state, whose storage contains what identifies the user.
 * @param namespace The one of the account. Default: the active one.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toEmbeddedWalletModel } from '@latchkit/core/views/account-type'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { wallet } = toEmbeddedWalletModel(kit.getState(), kit.config, kit)
 * ```
 */
export function toEmbeddedWalletModel(
  state: KitState,
  _config: Config,
  kit: { readonly internal: Pick<KitContext, 'storage'> },
  namespace?: ChainNamespace | undefined,
): EmbeddedWalletModel {
  const { storage } = kit.internal
  const wallet = getEmbeddedWalletInfo({ internal: { getState: () => state, storage } }, { namespace })
  const { enabledChainIds, change } = state.accountType ?? {}
  const chainId = sessionOf(state, 'eip155')?.chainId
  return {
    wallet,
    isSmartAccountEnabled:
      wallet !== undefined && chainId !== undefined && enabledChainIds?.includes(chainId) === true,
    isPending: change?.status === 'changing',
    error: change?.status === 'failed' ? change.error : undefined,
  }
}
