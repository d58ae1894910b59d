import type { Copy } from './Copy.js'

/**
 * The copy of the modal in English.
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
    'connecting-multi-chain': 'Choose a network',
    'connecting-remote': 'Scan with your phone',
    'connecting-basic': 'Connect a wallet',
    'all-wallets': 'All wallets',
    downloads: 'Get the wallet',
    networks: 'Networks',
    'switch-network': 'Switch network',
    'switch-active-chain': 'Another wallet needed',
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
  loadMessages: () => import('./messagesEn.js').then((chunk) => chunk.messagesEn),
  loadAccount: () => import('./accountEn.js').then((chunk) => chunk.accountEn),
  viewFailure: {
    title: 'Something went wrong',
    text: 'Try again, or close this and start over.',
    retry: 'Try again',
  },
  tags: {
    installed: 'Installed',
    recent: 'Recent',
    'qr-code': 'QR code',
  },
  namespaces: {
    eip155: 'Ethereum & compatible',
    solana: 'Solana',
    polkadot: 'Polkadot',
    bip122: 'Bitcoin',
    cosmos: 'Cosmos',
  },
  connect: {
    discovering: 'Looking for wallets',
    wallets: 'Wallets',
    more: 'More wallets',
    walletsFor: 'Wallets for {namespace}',
    empty: { title: 'No wallet found', text: 'Get one for this browser, then reload this page.' },
    emptyFor: 'No wallet found for {namespace}',
    allWallets: 'All wallets',
    browserWallet: 'Browser wallet',
    getWallet: 'Get a wallet',
    learn: 'What is a wallet?',
    guide: 'No wallet yet?',
    guideAction: 'Get one',
    legal: 'By connecting you agree to the {terms} and the {privacy}.',
    legalTerms: 'By connecting you agree to the {terms}.',
    legalPrivacy: 'Before you connect, read the {privacy}.',
    accept: 'I agree to the {terms} and the {privacy}.',
    acceptTerms: 'I agree to the {terms}.',
    acceptPrivacy: 'I agree to the {privacy}.',
    terms: 'terms of service',
    privacy: 'privacy policy',
  },
  connecting: {
    opening: { title: 'Opening {wallet}', text: 'Approve the connection in your wallet.' },
    ended: 'Not connected',
    declined: { title: 'Request declined', text: 'Nothing was shared with this app.' },
    failed: 'Couldn’t connect',
    notInstalled: {
      title: '{wallet} isn’t installed',
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
    code: 'QR code for {wallet}. If you can’t scan it, copy the link below.',
    scan: 'Open {wallet} on your phone and scan this code.',
    scanAny: 'Open a wallet on your phone and scan this code.',
    copyLink: 'Copy link',
    copied: 'Copied',
    open: {
      title: 'Continue in {wallet}',
      text: 'Approve the connection there, then come back.',
    },
    openWallet: 'Open {wallet}',
    openFallback: 'Open another way',
    notDetected: {
      title: '{wallet} isn’t in this browser',
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
    count: { one: '{count} wallet', other: '{count} wallets' },
    certifiedOnly: 'Certified only',
    certified: 'Certified',
    qrCode: 'Show a QR code',
    noMatch: { title: 'No wallet found', text: 'Nothing matches “{query}”. Try another name.' },
    noneCertified: 'None of these wallets is certified.',
    builtIn: 'You can still connect these wallets.',
    retry: 'Try again',
  },
  downloads: {
    lead: 'Install {wallet} and set it up, then come back here.',
    open: {
      chrome: 'Open Chrome Web Store',
      'app-store': 'Open App Store',
      'play-store': 'Open Google Play',
      homepage: 'Open website',
    },
    others: 'Other devices',
    stores: {
      chrome: 'Chrome Web Store',
      'app-store': 'App Store',
      'play-store': 'Google Play',
      homepage: 'Website',
    },
    phones: 'Your phone',
    code: 'QR code that opens {store}',
    scan: 'Scan with your phone to get {wallet} there.',
    empty: {
      title: 'No download link for {wallet}',
      text: 'Only install it from its official site.',
    },
  },
  connectingMultiChain: {
    lead: { title: 'Connect {wallet}', text: 'Start with one. You can add the others later.' },
    networks: { other: '{network} and {count} more' },
    connected: 'Connected',
  },
  networks: {
    search: 'Search networks',
    clear: 'Clear',
    noMatch: { title: 'No network found', text: 'Nothing matches “{query}”. Try another name.' },
    active: 'In use',
    testnet: 'Testnet',
    testnets: 'Testnets',
    disabled: {
      'not-approved': 'Your wallet doesn’t allow it',
      'not-connected': 'Connect a wallet for it first',
    },
  },
  switchNetwork: {
    asking: { title: 'Switch to {network}', text: 'Approve the switch in {wallet}.' },
    askingAnyWallet: 'Approve the switch in your wallet.',
    ended: 'Network not switched',
    declined: { title: 'Request declined', text: 'You’re still on the same network.' },
    failed: 'Couldn’t switch',
    switched: 'You’re on {network}',
    retry: 'Try again',
  },
  switchActiveChain: {
    sameWallet: {
      title: 'Connect {wallet} to {network}',
      text: 'Your other connections stay as they are.',
    },
    choose: { title: 'Connect a wallet for {network}', text: 'It needs one that works with {namespace}.' },
    none: { title: 'No wallet for {network} found', text: 'Get one that works with {namespace}.' },
    stays: '{wallet} stays connected.',
    connect: 'Connect {wallet}',
    chooseWallet: 'Choose a wallet',
    otherWallet: 'Use another wallet',
    getWallet: 'Get a wallet',
  },
  unsupportedChain: {
    explain: {
      title: 'This app doesn’t work on {network}',
      text: 'Pick a network to continue.',
    },
    explainUnnamed: 'This app doesn’t work on your wallet’s network',
    unnamed: 'Unknown network',
    declined: 'Request declined',
    failed: 'Couldn’t switch',
    switching: 'Approve the switch in your wallet.',
    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting',
  },
  getWallet: {
    lead: 'Pick one and set it up, then reload this page.',
    website: 'Website',
    chromeStore: 'Chrome',
    appStore: 'iPhone',
    playStore: 'Android',
    empty: {
      title: 'No recommended wallets',
      text: 'You can use any wallet that supports this app’s networks.',
    },
  },
  whatIsAWallet: {
    panes: [
      {
        title: 'Sign in without a password',
        text: 'Your wallet is your account. You need no password and no email.',
      },
      {
        title: 'Manage your assets',
        text: 'See, send and receive everything you own on a blockchain.',
      },
      {
        title: 'Approve every request',
        text: 'Apps can only ask. Nothing is signed or sent until you approve it.',
      },
    ],
    getWallet: 'Get a wallet',
  },
  whatIsANetwork: {
    panes: [
      {
        title: 'A shared record',
        text: 'A network records who owns what. Each of your assets is on one network.',
      },
      {
        title: 'Networks differ',
        text: 'Each has its own fees, speed and apps. You can use one wallet on many.',
      },
    ],
    learnMore: 'Learn more about networks',
    learnMoreUrl: 'https://ethereum.org/en/developers/docs/networks/',
  },
}
