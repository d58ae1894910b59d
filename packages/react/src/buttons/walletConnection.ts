import { toWalletButtonModel } from '@latchkit/core/views'
import { openAtWallet } from '../context/selectWallet.js'

/**
 * Connects a wallet without the list of wallets: has the rules of that list, and the way to the view of a wallet. It loads after the page,
 * with the machines, which find the wallets.
 */
export const walletConnection: {
  readonly toModel: typeof toWalletButtonModel
  readonly open: typeof openAtWallet
} = { toModel: toWalletButtonModel, open: openAtWallet }
