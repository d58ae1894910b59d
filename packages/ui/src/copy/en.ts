import type { Copy } from './Copy.js'

/**
 * The modal's strings in English.
 *
 * @example
 * ```ts
 * import { en } from '@latchkit/ui/copy/en'
 *
 * export const copy = { ...en, titles: { ...en.titles, connect: 'Sign in' } }
 * ```
 */
export const en: Copy = {
  lang: 'en',
  dir: 'ltr',
  titles: {
    connect: 'Connect a wallet',
    connecting: 'Connecting',
    'connecting-multi-chain': 'Choose a chain',
    'connecting-remote': 'Connect',
    'connecting-basic': 'Connect a wallet',
    'all-wallets': 'All wallets',
    downloads: 'Get the wallet',
    account: 'Account',
    networks: 'Networks',
    'switch-network': 'Switch network',
    'switch-active-chain': 'Switch chain',
    'unsupported-chain': 'Unsupported network',
    'what-is-a-wallet': 'What is a wallet?',
    'get-wallet': 'Get a wallet',
    'what-is-a-network': 'What is a network?',
  },
  frame: {
    back: 'Back',
    help: 'Help',
    close: 'Close',
    dismissAlert: 'Dismiss',
  },
  viewFailure: {
    title: 'Something went wrong',
    text: 'This view could not be displayed.',
    retry: 'Try again',
  },
  tags: {
    installed: 'Installed',
    recent: 'Recent',
    multichain: 'Multichain',
    'qr-code': 'QR code',
  },
  namespaces: {
    eip155: 'EVM networks',
    solana: 'Solana',
    polkadot: 'Polkadot',
    bip122: 'Bitcoin',
    cosmos: 'Cosmos',
  },
  connect: {
    discovering: 'Looking for wallets',
    wallets: 'Wallets',
    walletsFor: 'Wallets for {namespace}',
    empty: {
      title: 'No wallet found',
      text: 'We looked for wallets in this browser. Get one, then come back and reload this page.',
    },
    emptyFor: 'No wallet for {namespace} found',
    allWallets: 'All wallets',
    getWallet: 'Get a wallet',
    learn: 'What is a wallet?',
    guide: 'No wallet yet?',
    guideAction: 'Get one',
    legal: 'By connecting you agree to the {terms} and the {privacy}.',
    legalTerms: 'By connecting you agree to the {terms}.',
    legalPrivacy: 'Before you connect, read the {privacy}.',
    terms: 'terms of service',
    privacy: 'privacy policy',
  },
  connecting: {
    opening: { title: 'Opening {wallet}', text: 'Approve the connection in your wallet.' },
    declined: { title: 'You declined', text: 'Nothing was shared. Try again whenever you like.' },
    failed: 'Could not connect',
    notInstalled: {
      title: '{wallet} is not installed',
      text: 'Install it in this browser, then reload this page.',
    },
    connected: 'Connected',
    retry: 'Try again',
    get: 'Get {wallet}',
    otherWallets: 'See other wallets',
  },
  connectingRemote: {
    anyWallet: 'your wallet',
    platformsLabel: 'Ways to connect',
    platforms: {
      qrcode: 'Phone',
      mobile: 'App',
      desktop: 'Desktop',
      web: 'Website',
      browser: 'Extension',
    },
    preparing: 'Preparing the connection to {wallet}',
    code: 'QR code that connects {wallet}. If you cannot scan it, copy the link below it and paste it there.',
    scan: 'Scan with {wallet} on your phone.',
    scanAny: 'Scan with a wallet on your phone.',
    copyLink: 'Copy link',
    copied: 'Copied',
    open: {
      title: 'Continue in {wallet}',
      text: 'Approve the connection there, then come back to this page.',
    },
    openWallet: 'Open {wallet}',
    openFallback: 'Not opening? Try another way',
    notDetected: {
      title: '{wallet} is not in this browser',
      text: 'Install its extension, then reload this page.',
      otherWay: 'Or choose another way above.',
    },
    get: 'Don’t have {wallet}?',
    getAction: 'Get it',
  },
  allWallets: {
    search: 'Search wallets',
    list: 'All wallets',
    loading: 'Loading wallets',
    // Right for one, too.
    count: 'Wallets: {count}',
    certifiedOnly: 'Certified only',
    certified: 'Certified',
    qrCode: 'Show a QR code',
    noMatch: { title: 'No wallet found', text: 'Nothing here matches “{query}”.' },
    noneCertified: 'None of the wallets here is certified.',
    builtIn: 'These are the wallets this page knows by itself. You can connect them as usual.',
    retry: 'Try again',
  },
  downloads: {
    lead: 'Install {wallet}, set it up, then come back to connect it.',
    list: 'Where to get {wallet}',
    stores: {
      chrome: 'Chrome Web Store',
      'app-store': 'App Store',
      'play-store': 'Google Play',
      homepage: 'Website',
    },
    empty: {
      title: 'We do not know where to get {wallet}',
      text: 'Look for it where you heard of it, and make sure that it is the real one.',
    },
  },
  connectingMultiChain: {
    lead: { title: 'Connect {wallet}', text: 'You can connect the others later.' },
    networks: '{network} and {count} more',
    connected: 'Connected',
  },
  account: {
    disconnected: { title: 'Not connected', text: 'Connect a wallet to see your account.' },
    copyAddress: 'Copy address',
    copied: 'Copied',
    balance: 'Balance',
    balanceLoading: 'Loading balance',
    balanceUnavailable: 'Balance unavailable',
    network: 'Network',
    unsupportedNetwork: 'Not supported here',
    explorer: 'View on explorer',
    wallet: 'Wallet',
    switchWallet: 'Use another wallet',
    accounts: 'Accounts',
    activeAccount: 'In use',
    accountTypes: { smartAccount: 'Smart account', payment: 'Payments', ordinal: 'Ordinals' },
    others: 'Other chains',
    pendingRequest: {
      heading: 'Pending request',
      signature: 'Signature requested in {wallet}',
      transaction: 'Transaction requested in {wallet}',
      cancel: 'Stop waiting',
    },
    connectOther: 'Connect {namespace}',
    disconnect: 'Disconnect',
    disconnectAll: 'Disconnect all',
    disconnecting: 'Disconnecting',
  },
  networks: {
    search: 'Search networks',
    clear: 'Clear',
    noMatch: { title: 'No network found', text: 'Nothing here matches “{query}”.' },
    active: 'In use',
    testnet: 'Testnet',
    disabled: {
      'not-approved': 'Not allowed by your wallet',
      'not-connected': 'Connect a wallet for it first',
    },
  },
  switchNetwork: {
    asking: { title: 'Switch to {network}', text: 'Approve the switch in {wallet}.' },
    askingAnyWallet: 'Approve the switch in your wallet.',
    declined: { title: 'You declined', text: 'You are still on the network you were on.' },
    failed: 'Could not switch',
    switched: 'You are on {network}',
    retry: 'Try again',
  },
  switchActiveChain: {
    sameWallet: {
      title: 'Connect {wallet} to {namespace}',
      text: 'You need it there to use {network}. What is connected stays connected.',
    },
    choose: { title: 'You need a wallet for {namespace}', text: 'Connect one to use {network}.' },
    none: { title: 'No wallet for {namespace} found here', text: 'Get one to use {network}.' },
    stays: '{wallet} stays connected.',
    connect: 'Connect {wallet}',
    chooseWallet: 'Choose a wallet',
    otherWallet: 'Use another wallet',
    getWallet: 'Get a wallet',
  },
  unsupportedChain: {
    explain: {
      title: '{network} is not supported here',
      text: 'Switch to one of these networks to go on, or disconnect.',
    },
    unnamed: 'Chain {id}',
    declined: 'Request declined',
    failed: 'Could not switch network',
    switching: 'Approve the switch in your wallet',
    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting',
  },
  getWallet: {
    lead: 'Pick one, set it up, then come back and reload this page.',
    website: 'Website',
    chromeStore: 'Chrome',
    appStore: 'iPhone',
    playStore: 'Android',
    empty: {
      title: 'Nothing to suggest',
      text: 'This site recommends no wallet in particular. Any wallet for its networks will do.',
    },
  },
  whatIsAWallet: {
    panes: [
      { title: 'A key, not an account', text: 'It signs you in without a password or an e-mail address.' },
      {
        title: 'A home for what you own',
        text: 'It shows, sends and receives what belongs to you on a blockchain.',
      },
      {
        title: 'Only you can open it',
        text: 'A site can ask, but nothing moves until you approve it in the wallet.',
      },
    ],
    getWallet: 'Get a wallet',
  },
  whatIsANetwork: {
    panes: [
      {
        title: 'Where things happen',
        text: 'A network is a shared record. What you own is written down on one of them.',
      },
      {
        title: 'Each has its own ways',
        text: 'Networks differ in fees, in speed and in what lives on them. One wallet can be used on many.',
      },
    ],
    learnMore: 'Learn more about networks',
    learnMoreUrl: 'https://ethereum.org/en/developers/docs/networks/',
  },
}
