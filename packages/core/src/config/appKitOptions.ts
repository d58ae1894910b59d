const relay = 'Set "relay" to walletConnect() from @latchkit/core/walletconnect for remote wallets.'
const connectors = 'Add the connector to the adapter, for example wagmi({ connectors: [coinbaseWallet()] }).'
const login =
  'Logins are offered with the option "login": set it to loginFrame() from @latchkit/frame-client/login, or omit it.'
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
  enableAuthLogger: notNeeded,
  enableAnalytics: 'Use "telemetry".',
  enableOnramp: 'Use "features": { "onramp": … }.',
  enableSwaps: 'Use "features": { "swaps": … }.',
  enableEmail: login,
  enableMobileFullScreen: notNeeded,
  experimental_preferUniversalLinks: notNeeded,
  tokens: 'Set "tokens" of each entry of "networks", or "dataApi", with which the account shows all tokens.',
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
  emailShowWallets: 'Use "features.collapseWallets".',
  reownAuthentication: 'Use "siwx": gatewaySignIn() from @latchkit/blockchain-api.',
  payWithExchange: 'Use "features": { "pay": true }, and openPay.',
  fundWallet: 'Use "features": { "onramp": true }, or openPay.',
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

/** The same for the options of RainbowKit's `getDefaultConfig` and provider, and for the options of ConnectKit and wagmi. */
export const rainbowKitOptions: Readonly<Record<string, string>> = {
  appName: 'Use "metadata": { "name": … }.',
  appDescription: 'Use "metadata": { "description": … }.',
  appUrl: 'Use "metadata": { "url": … }.',
  appIcon: 'Use "metadata": { "icons": [ … ] }.',
  appInfo: 'Use "metadata", "termsConditionsUrl" and "privacyPolicyUrl".',
  walletConnectProjectId: 'Use "projectId", and "relay": walletConnect().',
  wallets: 'Use "customWallets", "featuredWalletIds" and "includeWalletIds".',
  connectors,
  transports: 'Set "rpcUrls" of each entry of "networks", or use wagmi({ transports }).',
  initialChain: 'Use "defaultNetwork".',
  config: 'Use "adapters": [wagmi({ config })].',
  ssr: 'Use "storage": cookieStorage(), and "initialState": parseCookie(…) on the server.',
  cookies: 'Use "initialState": parseCookie(cookies, { projectId }).',
  theme: 'Use "themeMode" and "themeVariables".',
  mode: 'Use "themeMode".',
  customTheme: 'Use "themeVariables".',
  modalSize: notNeeded,
  locale: 'Use the prop "locale" of <LatchkitProvider>.',
  language: 'Use the prop "locale" of <LatchkitProvider>.',
}
