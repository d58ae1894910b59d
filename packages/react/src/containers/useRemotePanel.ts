'use client'
import type { ConnectingRemoteModel } from '@latchkit/core'
import { linkWallet, pair } from '@latchkit/core/actions'
import { useShared } from '../LatchkitContext.js'
import { settle } from './settle.js'

/** What can be done where a remote wallet's code or link is on show. */
export type RemotePanel = {
  readonly onRetry: () => void
  readonly onCopy: (uri: string) => Promise<void>
  readonly onOpen: (href: string) => void
}

/** What can be done with a code or a link. The link is the browser's to open, inside the visitor's click. */
export function useRemotePanel(model: ConnectingRemoteModel): RemotePanel {
  const { kit } = useShared()
  return {
    onRetry: () => settle(pair(kit)),
    onCopy: (uri) => navigator.clipboard.writeText(uri),
    onOpen(href) {
      const { wallet } = model
      // One that opens this page in the wallet's own browser pairs with nobody.
      if (model.status === 'open' && model.uri !== undefined && wallet)
        linkWallet(kit, { walletId: wallet.id, name: wallet.name, href })
    },
  }
}
