'use client'
import type { ConnectingRemoteModel } from '@latchkit/core'
import { createPairing, recordOpenedWallet } from '@latchkit/core/actions'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Callbacks of a view that shows the QR code or the link of a remote wallet. */
export type RemotePanelCallbacks = {
  readonly onRetry: () => void
  readonly onCopy: (uri: string) => Promise<void>
  readonly onOpen: (href: string) => void
}

/** Returns the callbacks for the QR code and the link. The browser opens the link, as part of the user's click. */
export function useRemotePanelCallbacks(model: ConnectingRemoteModel): RemotePanelCallbacks {
  const { kit } = useLatchkitContext()
  return {
    onRetry: () => ignoreRejection(createPairing(kit)),
    onCopy: (uri) => navigator.clipboard.writeText(uri),
    onOpen(href) {
      const { wallet } = model
      // A link without a URI opens this page in the wallet's own browser and creates no pairing.
      if (model.status === 'open' && model.uri !== undefined && wallet)
        recordOpenedWallet(kit, { walletId: wallet.id, name: wallet.name, href })
    },
  }
}
