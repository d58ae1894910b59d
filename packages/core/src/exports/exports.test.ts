import { describe, expect, test } from 'vitest'
import * as actions from './actions.js'
import * as bip122 from './bip122.js'
import * as connectView from './connect-view.js'
import * as eip1193 from './eip1193.js'
import * as getWallet from './get-wallet.js'
import * as index from './index.js'
import * as networkViews from './network-views.js'
import * as networks from './networks.js'
import * as ports from './ports.js'
import * as remoteViews from './remote-views.js'
import * as schema from './schema.js'
import * as solana from './solana.js'
import * as testing from './testing.js'
import * as views from './views.js'
import * as walletconnect from './walletconnect.js'

// What the package exports, by entry: a change here is a change of the public API and needs a changeset.
describe('exports', () => {
  test('default: .', () => {
    expect(Object.keys(index)).toMatchInlineSnapshot(`
      [
        "cookieStorage",
        "watchAnnouncedWallets",
        "getAccount",
        "AdapterNotFoundError",
        "MethodNotSupportedError",
        "BalanceUnavailableError",
        "LatchkitError",
        "InvalidCaipError",
        "ConfigError",
        "AccountNotFoundError",
        "DisconnectError",
        "NetworkNotFoundError",
        "InvalidAddressError",
        "InvalidAmountError",
        "InvalidParameterError",
        "InvalidTransactionError",
        "InvalidTypedDataError",
        "NotConnectedError",
        "SessionChangedError",
        "BlockhashExpiredError",
        "ReceiptTimeoutError",
        "RpcRequestError",
        "AbortedError",
        "ChainNotSupportedError",
        "UserRejectedError",
        "WalletNotFoundError",
        "WalletRequestError",
        "WalletResponseError",
        "createLatchkit",
        "homeRoute",
        "close",
        "open",
        "toModalModel",
      ]
    `)
  })
  test('default: ./actions', () => {
    expect(Object.keys(actions)).toMatchInlineSnapshot(`
      [
        "dismissAlert",
        "getBalance",
        "moreWallets",
        "recommendWallets",
        "retryWallets",
        "searchWallets",
        "showAllWallets",
        "toggleCertified",
        "canSwitchAccount",
        "connect",
        "disconnect",
        "getAccount",
        "reconnect",
        "switchAccount",
        "back",
        "close",
        "open",
        "push",
        "replace",
        "setLegalChecked",
        "getNetwork",
        "switchNetwork",
        "cancelRequest",
        "getCapabilities",
        "getProvider",
        "isSignedOnChain",
        "readContract",
        "sendBitcoinTransfer",
        "sendSolanaTransfer",
        "sendTransaction",
        "signAllSolanaTransactions",
        "signAndSendSolanaTransaction",
        "signBitcoinMessage",
        "signMessage",
        "signPsbt",
        "signSolanaTransaction",
        "signTypedData",
        "waitForReceipt",
        "waitForSolanaConfirmation",
        "hideSnackbar",
        "showSnackbar",
        "setThemeMode",
        "setThemeVariables",
        "cancelPairing",
        "linkWallet",
        "pair",
      ]
    `)
  })
  test('default: ./bip122', () => {
    expect(Object.keys(bip122)).toMatchInlineSnapshot(`
      [
        "fromBase64",
        "fromHex",
        "sameBytes",
        "toBase64",
        "toHex",
        "checkSpent",
        "checkTransfer",
        "checkPsbtInputs",
        "checkSignedPsbt",
        "createEsplora",
        "field",
        "listOf",
        "keepSession",
        "readOpen",
        "notOpen",
        "planTransfer",
        "toBitcoinSignature",
        "toTxid",
        "elsewhere",
        "toBitcoinSession",
        "toText",
        "watchRegisteredWallets",
        "isBytes",
      ]
    `)
  })

  test('default: ./eip1193', () => {
    expect(Object.keys(eip1193)).toMatchInlineSnapshot(`
      [
        "watchAnnouncedWallets",
        "abortable",
        "askNetwork",
        "askWallet",
        "checkSignature",
        "checkTypedDataChain",
        "getBalance",
        "getCapabilities",
        "isEip1193Provider",
        "isRejection",
        "readError",
        "revokeAccounts",
        "sameSession",
        "sendTransaction",
        "signMessage",
        "switchChain",
        "toChainId",
        "toSession",
        "toSignature",
        "toSwitchError",
        "toWallet",
        "waitForReceipt",
      ]
    `)
  })
  test('default: ./networks', () => {
    expect(Object.keys(networks)).toMatchInlineSnapshot(`
      [
        "arbitrum",
        "avalanche",
        "base",
        "bitcoin",
        "bitcoinTestnet",
        "fromViemChain",
        "mainnet",
        "optimism",
        "polygon",
        "sepolia",
        "solana",
        "solanaDevnet",
        "solanaTestnet",
        "defineNetwork",
      ]
    `)
  })
  test('default: ./ports', () => {
    expect(Object.keys(ports)).toMatchInlineSnapshot(`
      [
        "preflightCommitments",
      ]
    `)
  })
  test('default: ./schema', () => {
    expect(Object.keys(schema)).toMatchInlineSnapshot(`
      [
        "isBitcoinAddress",
        "parseBitcoinAddress",
        "bitcoinChainIds",
        "bitcoinChainNameOf",
        "bitcoinNetworkOf",
        "isPublicKeyOf",
        "isCaipNetworkId",
        "namespaces",
        "parseCaipAddress",
        "parseCaipAssetId",
        "parseCaipNetworkId",
        "toCaipAddress",
        "isEvmAddress",
        "toChecksumAddress",
        "isHex",
        "isAddress",
        "isSolanaAddress",
        "parseCookie",
        "isAppLink",
        "isWebUrl",
        "safeImageUrl",
      ]
    `)
  })
  test('default: ./solana', () => {
    expect(Object.keys(solana)).toMatchInlineSnapshot(`
      [
        "sameBytes",
        "watchRegisteredWallets",
        "isBytes",
        "checkSignedMessage",
        "getBalance",
        "solanaMethods",
        "toSolanaSignature",
      ]
    `)
  })
  test('default: ./testing', () => {
    expect(Object.keys(testing)).toMatchInlineSnapshot(`
      [
        "adapterConformance",
        "createTestKit",
        "fakeAdapter",
        "fakeClock",
        "fakeRelay",
        "fakeSignature",
        "fakeStorage",
        "testNetworks",
        "turn",
      ]
    `)
  })
  test('default: ./walletconnect', () => {
    expect(Object.keys(walletconnect)).toMatchInlineSnapshot(`
      [
        "RelayRefusedError",
        "RelayUnreachableError",
        "RemoteSessionEndedError",
        "walletConnect",
      ]
    `)
  })

  test('default: ./get-wallet', () => {
    expect(Object.keys(getWallet)).toMatchInlineSnapshot(`
      [
        "toGetWalletModel",
      ]
    `)
  })
  test('default: ./connect-view', () => {
    expect(Object.keys(connectView)).toMatchInlineSnapshot(`
      [
        "dismissAlert",
        "readRemoteScope",
        "recommendWallets",
        "connect",
        "routeToWallet",
        "toConnectModel",
        "back",
        "push",
        "setLegalChecked",
        "themeModeOf",
      ]
    `)
  })
  test('default: ./network-views', () => {
    expect(Object.keys(networkViews)).toMatchInlineSnapshot(`
      [
        "chainNames",
        "toNetworksModel",
        "toSwitchActiveChainModel",
        "toSwitchNetworkModel",
        "toUnsupportedChainModel",
      ]
    `)
  })
  test('default: ./remote-views', () => {
    expect(Object.keys(remoteViews)).toMatchInlineSnapshot(`
      [
        "toAllWalletsModel",
        "toDownloadsModel",
        "watchDisplayUri",
        "toDeepLink",
        "toConnectingBasicModel",
        "toConnectingRemoteModel",
        "toDisplayUriModel",
      ]
    `)
  })
  test('default: ./views', () => {
    expect(Object.keys(views)).toMatchInlineSnapshot(`
      [
        "readRemoteScope",
        "namespaceFor",
        "routeToWallet",
        "toConnectingModel",
        "toConnectingMultiChainModel",
        "toConnectModel",
        "toOtherAccountsModel",
        "toAccountModel",
        "toNetworkButtonModel",
        "themeModeOf",
      ]
    `)
  })
})
