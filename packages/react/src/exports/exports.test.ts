import { expect, test } from 'vitest'
import * as actions from './actions.js'
import * as index from './index.js'
import * as ar from './locales/ar.js'
import * as en from './locales/en.js'
import * as networks from './networks.js'
import * as query from './query.js'
import * as themes from './themes.js'
import * as walletconnect from './walletconnect.js'

test('behavior: exports of the main entry', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "AbortedError",
      "AccountButton",
      "ChainNotSupportedError",
      "ConfigError",
      "ConnectButton",
      "LatchkitError",
      "LatchkitModal",
      "LatchkitProvider",
      "MissingProviderError",
      "NetworkButton",
      "UserRejectedError",
      "WalletNotFoundError",
      "WalletRequestError",
      "WalletResponseError",
      "createLatchkit",
      "useLatchkit",
      "useLatchkitAccount",
      "useLatchkitAccounts",
      "useLatchkitActivity",
      "useLatchkitBalance",
      "useLatchkitDisconnect",
      "useLatchkitEvents",
      "useLatchkitIdentity",
      "useLatchkitModalState",
      "useLatchkitNetwork",
      "useLatchkitPairing",
      "useLatchkitProvider",
      "useLatchkitState",
      "useLatchkitTheme",
      "useLatchkitTokens",
      "useLatchkitWallets",
    ]
  `)
})

test('behavior: exports of the other entries', () => {
  expect(Object.keys(query)).toEqual(['tokensQueryOptions'])
  expect(Object.keys(networks).sort()).toMatchInlineSnapshot(`
    [
      "arbitrum",
      "avalanche",
      "base",
      "bitcoin",
      "bitcoinTestnet",
      "defineNetwork",
      "fromViemChain",
      "mainnet",
      "optimism",
      "polygon",
      "sepolia",
      "solana",
      "solanaDevnet",
      "solanaTestnet",
    ]
  `)
  expect(Object.keys(themes)).toMatchInlineSnapshot(`
    [
      "glass",
      "mono",
      "sharp",
      "soft",
    ]
  `)
  expect(Object.keys(actions).sort()).toMatchInlineSnapshot(`
    [
      "canSwitchAccount",
      "cancelPairing",
      "closeModal",
      "connect",
      "createPairing",
      "disconnect",
      "dismissAlert",
      "getAccount",
      "getBalance",
      "getCapabilities",
      "getNetwork",
      "getProvider",
      "goBack",
      "hideSnackbar",
      "isSignedOnChain",
      "loadMoreActivity",
      "loadMoreNfts",
      "moreWallets",
      "navigate",
      "openModal",
      "readContract",
      "recommendWallets",
      "reconnect",
      "recordOpenedWallet",
      "refreshActivity",
      "refreshNfts",
      "refreshTokens",
      "retryWallets",
      "searchWallets",
      "sendBitcoinTransfer",
      "sendSolanaTransfer",
      "sendTransaction",
      "setLegalChecked",
      "setThemeMode",
      "setThemeVariables",
      "showAllWallets",
      "showSnackbar",
      "signAllSolanaTransactions",
      "signAndSendSolanaTransaction",
      "signBitcoinMessage",
      "signMessage",
      "signPsbt",
      "signSolanaTransaction",
      "signTypedData",
      "switchAccount",
      "switchNetwork",
      "toggleCertified",
      "waitForReceipt",
      "waitForSolanaConfirmation",
      "watchActivity",
      "watchEvents",
      "watchNfts",
      "watchTokens",
    ]
  `)
  expect([...Object.keys(en), ...Object.keys(ar)]).toMatchInlineSnapshot(`
    [
      "en",
      "ar",
    ]
  `)
  expect(Object.keys(walletconnect)).toMatchInlineSnapshot(`
    [
      "RelayRefusedError",
      "RelayUnreachableError",
      "RemoteSessionEndedError",
      "walletConnect",
    ]
  `)
})
