import { type FrameHandlerContext, FrameHandlerError, type FrameHandlers } from '@latchkit/frame-client/host'
import { flowExpired } from '../../shared/vault/flowExpired.js'
import type { Vault } from '../../shared/vault/Vault.js'
import type { LeaveRequest } from '../approval/types.js'
import type { Copy } from '../copy/Copy.js'
import type { ProviderLogins } from './createProviderLogins.js'
import { readReturnUrl } from './readReturnUrl.js'

/** Creates the handlers that begin a login with an account of a provider. */
export function createSocialHandlers({
  vault,
  projectId,
  providerLogins,
  getCopy,
  stopDevice,
  show,
}: {
  readonly vault: Pick<Vault, 'startSocial'>
  readonly projectId: string
  readonly providerLogins: Pick<ProviderLogins, 'expect' | 'getRedirectUrl'>
  readonly getCopy: () => Copy
  /** Ends the wait of another login. */
  readonly stopDevice: () => void
  readonly show: (request: LeaveRequest, context: FrameHandlerContext) => Promise<void>
}): Pick<Required<FrameHandlers>, 'GET_SOCIAL_REDIRECT_URI' | 'SOCIAL_REDIRECT'> {
  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, { origin }) {
      stopDevice()
      const { uri, key } = await vault.startSocial({ provider, app: { projectId, origin } })
      providerLogins.expect({ uri, origin, key })
      return { uri }
    },
    async SOCIAL_REDIRECT({ returnUrl }, context) {
      const page = readReturnUrl(returnUrl, context.origin)
      if (!page) throw new FrameHandlerError({ message: getCopy().requestFailed, rpcCode: -32602 })
      const url = await providerLogins.getRedirectUrl(page.href)
      if (url === undefined) throw flowExpired()
      await show({ type: 'leave', url }, context)
      return undefined
    },
  }
}
