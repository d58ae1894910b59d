import type { MessageCopy } from './MessageCopy.js'

const tellOwner = 'Tell the owner of this site.'
const invalidRequest = {
  text: 'This site made a request that isn’t valid.',
  advice: 'Nothing was sent to your wallet.',
}
const unreachable = 'Check your connection, then try again.'

/** The texts of errors, snackbar messages and alerts in English. */
export const messagesEn: MessageCopy = {
  errors: {
    unexpected: { text: 'Something went wrong' },
    aborted: { text: 'Request was aborted' },
    'user-rejected': { text: 'The request was declined in your wallet.' },
    'action-ignored': { text: 'This can’t be done right now.' },
    'wallet-request': { text: 'Your wallet couldn’t do this.' },
    'wallet-response': {
      text: 'Your wallet sent an answer that can’t be used.',
      advice: 'Update it, or choose another one.',
    },
    'wallet-not-found': {
      text: 'This wallet wasn’t found.',
      advice: 'Install it, or choose another wallet.',
    },
    'chain-not-supported': {
      text: 'Chain is not supported',
      advice: 'Add the network in your wallet, or choose another one.',
    },
    'method-not-supported': { text: 'Your wallet doesn’t support this action.' },
    'not-connected': { text: 'No wallet is connected.', advice: 'Connect a wallet first.' },
    'sign-in': {
      text: 'This app couldn’t sign you in.',
      advice: 'Try again. If it fails again, ask the app for help.',
    },
    'not-logged-in': { text: 'You aren’t logged in.', advice: 'Log in, then try again.' },
    'session-changed': {
      text: 'Your wallet, account or network changed before the request was sent.',
      advice: 'Nothing was signed or sent. Check the request, then try again.',
    },
    'session-ended': { text: 'Session Expired', advice: 'Connect your wallet again.' },
    'account-not-found': {
      text: 'This account wasn’t found.',
      advice: 'Choose it in your wallet, or connect your wallet again.',
    },
    disconnect: { text: 'Failed to disconnect' },
    'relay-unreachable': { text: 'The connection service can’t be reached.', advice: unreachable },
    'relay-not-configured': { text: 'Wallets on other devices aren’t set up on this site.' },
    'service-unreachable': { text: 'The wallet directory can’t be reached.', advice: unreachable },
    'service-response': {
      text: 'The wallet directory sent an answer that can’t be used.',
      advice: 'Try again later.',
    },
    'balance-unavailable': { text: 'Token Balance Unavailable', advice: 'Try again in 30 seconds.' },
    'nfts-unavailable': { text: 'Failed to fetch NFTs', advice: 'Try again in 30 seconds.' },
    'transactions-unavailable': { text: 'Failed to fetch transactions', advice: 'Try again in 30 seconds.' },
    'invalid-send': { text: 'The transfer is incomplete.' },
    'invalid-swap': { text: 'The swap is incomplete.' },
    'simulation-unavailable': {
      text: 'This network can’t check the transaction.',
      advice: 'Nothing was signed. Try again, or use another network.',
    },
    'swap-network': { text: 'Network not supported for Swaps' },
    'swap-price-changed': {
      text: 'The price has changed.',
      advice: 'It is worse than shown. Nothing was signed. Look at the new price.',
    },
    'review-changed': { text: 'The numbers have changed.', advice: 'Look at them, then send again.' },
    'simulation-reverted': {
      text: 'A contract would reject this transfer.',
      advice: 'Nothing was sent. The token or the recipient may not allow it.',
    },
    'transaction-mismatch': { text: 'The transaction differs from the review. Nothing was sent.' },
    'receipt-timeout': {
      text: 'The transaction isn’t confirmed yet.',
      advice: 'It still may be. Look it up before you send it again.',
    },
    'blockhash-expired': {
      text: 'The transaction expired before it was confirmed.',
      advice: 'Nothing was sent. You can safely send it again.',
    },
    'network-not-found': { text: 'Network not found', advice: 'Choose another network.' },
    'invalid-project-id': {
      text: 'Invalid Project ID',
      advice: 'Set the option `projectId` to one that the relay’s operator has given out.',
    },
    'origin-not-allowed': {
      text: 'Invalid App Configuration',
      advice: 'Add the origin to the project’s allowed origins at the relay.',
    },
    'adapter-not-found': { text: 'Adapter not found', advice: tellOwner },
    'provider-missing': { text: 'This site isn’t set up correctly.', advice: tellOwner },
    config: { text: 'This site isn’t set up correctly.', advice: tellOwner },
    'invalid-address': { text: 'This address isn’t valid on this network.', advice: 'Check the address.' },
    'invalid-amount': { text: 'This amount can’t be sent.', advice: 'Check the amount.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} has a request open. Answer it, then try again.',
    4100: '{wallet} doesn’t let this site use your account. Connect it again.',
    4900: '{wallet} is offline. Check your connection, then try again.',
    4901: '{wallet} can’t reach this network. Choose another one, or try again later.',
  },
  anyWallet: 'Your wallet',
  waiting: {
    title: 'Nothing opened?',
    extension: 'Look for the {wallet} icon in the toolbar of your browser; a window may be behind this one.',
    'in-app-browser':
      'Look for the request over this page. Unlock {wallet} if it’s locked, or reload this page.',
    window:
      'A window may be behind this one, or your browser may have blocked it. Allow pop-ups for this site.',
    device: 'Unlock the device with {wallet} and look for the request there.',
    app: 'Check that {wallet} is installed on this device, then open it again.',
    website: 'Your browser may have blocked the new tab. Allow pop-ups for this site, then open it again.',
  },
  oneClick: {
    scan: 'Scan this code with {wallet} to connect and sign in.',
    scanAny: 'Scan this code with a wallet to connect and sign in.',
    open: 'Connect and sign in there, then come back.',
    authenticating: { title: 'Authenticating…', text: 'The app is checking your signature.' },
  },
  networkFailures: {
    unreachable: { text: 'Can’t reach the network', advice: unreachable },
    failed: { text: 'The network can’t answer right now', advice: 'Try again in a moment.' },
    limited: { text: 'The network is busy', advice: 'It gets too many requests. Try again in a moment.' },
    refused: { text: 'The network refused the request' },
    unsupported: {
      text: 'This isn’t available on this network',
      advice: 'Choose another network, or tell the owner of this site.',
    },
    'wrong-chain': { text: 'This network isn’t set up correctly on this site', advice: tellOwner },
    disagreed: {
      text: 'The network gave different answers',
      advice: 'Nothing was sent. Try again in a moment.',
    },
  },
  serviceBusy: { text: 'The wallet directory is busy.', advice: 'Try again in a moment.' },
  snackbar: {
    'transaction-started': 'Transaction started',
    'transaction-failed': 'Transaction failed',
    'swap-arrived': 'Your swap arrived on {network}',
    'swap-partial': 'Another token or amount arrived on {network}',
    'swap-refunded': 'Your swap to {network} was refunded',
    'swap-not-arrived': 'Your swap to {network} failed',
    'balance-unavailable': 'Token Balance Unavailable',
    'request-completed-late': 'Request completed after it was cancelled',
    disconnect: 'Failed to disconnect',
    'session-ended': 'Session Expired',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'Project ID Not Configured: The option `projectId` is empty. Set it to a name for your app, such as `my-dapp`. If your relay or gateway has a list of projects, set it to the id in it.',
    INVALID_PROJECT_ID:
      'Invalid Project ID: The relay does not know the project id of this page. Set the option `projectId` to one that the relay’s operator has given out.',
    INVALID_APP_CONFIGURATION:
      'Invalid App Configuration: The relay does not allow the origin of this page. Add the origin to the project’s allowed origins at the relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Network not found: This page tried to switch to a network that is missing in the option `networks`. Add it there.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Address or auth connector not found: This page tried to register a name without an account. Connect one on an EVM chain first.',
    IFRAME_LOAD_FAILED:
      'Unable to load email login dependency: The login frame couldn’t be loaded. Check its URL, and the `frame-src` of this page.',
    IFRAME_REQUEST_TIMEOUT:
      'A problem occurred while trying initialize authentication: The login frame didn’t respond in time.',
    UNVERIFIED_DOMAIN:
      'The login frame isn’t served to this page. Add its origin to the allowed origins of the project at the frame’s server, or correct the project id.',
  },
}
