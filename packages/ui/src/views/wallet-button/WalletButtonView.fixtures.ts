import type { WalletButtonModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const wallet = {
  name: 'Example Wallet',
  icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='%23f60' d='M0 0h1v1H0z'/%3E%3C/svg%3E",
}

/** Models of every state of the button. */
export const fixtures: Fixtures<WalletButtonModel> = {
  idle: { status: 'idle', ...wallet },
  connecting: { status: 'connecting', ...wallet },
  failed: { status: 'failed', ...wallet },
  connected: { status: 'connected', ...wallet },
}

/** A wallet that is not in this browser. */
export const unknown: WalletButtonModel = { status: 'idle' }
