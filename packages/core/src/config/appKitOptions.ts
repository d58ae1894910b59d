const relay = 'Set "relay" to walletConnect() from @latchkit/core/walletconnect for remote wallets.'
const connectors = 'Add the connector to the adapter, for example wagmi({ connectors: [coinbaseWallet()] }).'
const login = 'Set "login" to loginFrame() from @latchkit/frame-client/login.'
const unavailable = 'This feature is not available yet.'
const notNeeded = 'It is not needed here.'

/**
 * AppKit's options that have another name in Latchkit, or no equivalent, and what to use instead.
 */
export const appKitOptions: Readonly<Record<string, string>> = {
  enableWalletConnect: relay,
  universalProvider: relay,
  universalProviderConfigOverride: 'Use walletConnect({ proposal }) from @latchkit/core/walletconnect.',
  manualWCControl: 'Use walletConnect({ onUri }) from @latchkit/core/walletconnect.',
  enableCoinbase: connectors,
  coinbasePreference: connectors,
  enableReconnect: 'Set "storage" to null to keep no sessions.',
  enableAuthLogger: unavailable,
  enableAnalytics: 'Use "telemetry".',
  enableOnramp: 'Use "features": { "onramp": … }.',
  enableSwaps: 'Use "features": { "swaps": … }.',
  enableEmail: login,
  enableMobileFullScreen: notNeeded,
  experimental_preferUniversalLinks: notNeeded,
  tokens: 'The native balance is shown.',
  customRpcUrls: 'Set "rpcUrls" of each entry of "networks".',
  basic: notNeeded,
  disableAppend: 'Render <LatchkitModal /> where the modal belongs.',
  showWallets: 'Use "enableWallets".',
  chains: 'Use "networks".',
  defaultChain: 'Use "defaultNetwork".',
  wagmiConfig: 'Use "adapters": [wagmi({ config })].',
  ethersConfig: 'Use "adapters": [ethers()].',
  solanaConfig: 'Use "adapters": [solana()].',
}

/** The same for `features`. */
export const appKitFeatures: Readonly<Record<string, string>> = {
  email: login,
  emailShowWallets: 'Use "features.collapseWallets".',
  history: unavailable,
  reownAuthentication: unavailable,
  payWithExchange: unavailable,
  fundWallet: unavailable,
  walletFeaturesOrder: unavailable,
  analytics: 'Use the option "telemetry".',
  allWallets: 'Use the option "allWallets".',
}

/** The same for `themeVariables`, without the prefix `--w3m-` or `--apkt-`. Those that are mapped are not listed. */
export const appKitVariables: Readonly<Record<string, string>> = {
  'color-mix': 'Use "surface" and "raised".',
  'color-mix-strength': 'Use "surface" and "raised".',
  'z-index': 'The modal is in the top layer of the browser, above every z-index.',
  'qr-color': 'QR codes keep the contrast that cameras need.',
}
