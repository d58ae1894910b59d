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
    receive: 'Receive',
  },
  receive: {
    disconnected: 'Connect to see your address.',
    code: 'QR code of your address on {network}',
    address: 'Address',
    share: 'Share',
    types: 'Addresses',
    accountTypes: {
      eoa: { title: 'Wallet', text: 'The address of your wallet’s own account.' },
      smartAccount: { title: 'Smart account', text: 'The address of a contract that your wallet controls.' },
      payment: { title: 'Payments', text: 'Use this address to receive bitcoin.' },
      ordinal: {
        title: 'Ordinals',
        text: 'Use this address for ordinals, inscriptions and runes. For bitcoin, use the one for payments.',
      },
    },
    onlyHere: 'Only send assets on {network} to this address.',
    onlyCompatible: 'Only send assets on {network} and compatible networks to this address.',
    compatible: 'You receive assets on these networks at one address.',
    checkNetwork: 'Check the network first',
    smartAccount: 'This is a smart account. Where it isn’t deployed, assets that are sent to it may be lost.',
  },
}
