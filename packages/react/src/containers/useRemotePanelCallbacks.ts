'use client'
import type { ConnectingRemoteModel } from '@latchkit/core'
import { linkWallet, pair } from '@latchkit/core/actions'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/** What can be done where a remote wallet's code or link is on show. */
export type RemotePanelCallbacks = {
  readonly onRetry: () => void
  readonly onCopy: (uri: string) => Promise<void>
  readonly onOpen: (href: string) => void
}

/** What can be done with a code or a link. The link is the browser's to open, inside the visitor's click. */
export function useRemotePanelCallbacks(model: ConnectingRemoteModel): RemotePanelCallbacks {
  const { kit } = useLatchkitContext()
  return {
    onRetry: () => ignoreRejection(pair(kit)),
    onCopy: (uri) => navigator.clipboard.writeText(uri),
    onOpen(href) {
      const { wallet } = model
      // One that opens this page in the wallet's own browser pairs with nobody.
      if (model.status === 'open' && model.uri !== undefined && wallet)
        linkWallet(kit, { walletId: wallet.id, name: wallet.name, href })
    },
  }
}
