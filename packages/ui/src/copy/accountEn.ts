import type { AccountCopy } from './Copy.js'

/** The copy of the account area in English. */
export const accountEn: AccountCopy = {
  account: {
    disconnected: { title: 'Not connected', text: 'Connect to see your account.' },
    copyAddress: 'Copy address',
    copied: 'Copied',
    balance: 'Balance',
    balanceLoading: 'Loading balance',
    balanceUnavailable: { title: 'Token Balance Unavailable', text: 'We’ll check again soon.' },
    network: 'Network',
    unsupportedNetwork: 'Doesn’t work in this app',
    explorer: 'View on explorer',
    wallet: 'Wallet',
    switchWallet: 'Use another wallet',
    accounts: 'Accounts',
    activeAccount: 'In use',
    accountTypes: { smartAccount: 'Smart account', payment: 'Payments', ordinal: 'Ordinals' },
    others: 'Other networks',
    pendingRequest: {
      heading: 'Pending request',
      signature: 'Sign the request in {wallet}',
      transaction: 'Approve the transaction in {wallet}',
      cancel: 'Stop waiting',
    },
    connectOther: 'Connect {namespace}',
    disconnect: 'Disconnect',
    disconnectAll: 'Disconnect all',
    disconnecting: 'Disconnecting',
  },
}
