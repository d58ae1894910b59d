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

// The exports of the package, by entry point: a change here changes the public API and needs a
// changeset.
describe('exports', () => {
  test('default: .', () => {
    expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
      [
        "AbortedError",
        "AccountNotFoundError",
        "AdapterNotFoundError",
        "BalanceUnavailableError",
        "BlockhashExpiredError",
        "ChainNotSupportedError",
        "ConfigError",
        "DisconnectError",
        "InvalidAddressError",
        "InvalidAmountError",
        "InvalidCaipError",
        "InvalidParameterError",
        "InvalidTransactionError",
        "InvalidTypedDataError",
        "LatchkitError",
        "MethodNotSupportedError",
        "NetworkNotFoundError",
        "NotConnectedError",
        "ReceiptTimeoutError",
        "RpcRequestError",
        "SessionChangedError",
        "UserRejectedError",
        "WalletNotFoundError",
        "WalletRequestError",
        "WalletResponseError",
        "close",
        "cookieStorage",
        "createLatchkit",
        "getAccount",
        "homeRoute",
        "open",
        "toModalModel",
        "watchAnnouncedWallets",
      ]
    `)
  })
  test('default: ./actions', () => {
    expect(Object.keys(actions).sort()).toMatchInlineSnapshot(`
      [
        "back",
        "canSwitchAccount",
        "cancelPairing",
        "cancelRequest",
        "close",
        "connect",
        "disconnect",
        "dismissAlert",
        "getAccount",
        "getBalance",
        "getCapabilities",
        "getNetwork",
        "getProvider",
        "hideSnackbar",
        "isSignedOnChain",
        "linkWallet",
        "moreWallets",
        "open",
        "pair",
        "push",
        "readContract",
        "recommendWallets",
        "reconnect",
        "replace",
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
      ]
    `)
  })
  test('default: ./bip122', () => {
    expect(Object.keys(bip122).sort()).toMatchInlineSnapshot(`
      [
        "checkPsbtInputs",
        "checkSignedPsbt",
        "checkSpent",
        "checkTransfer",
        "createEsplora",
        "field",
        "fromBase64",
        "fromHex",
        "isBytes",
        "keepSession",
        "listOf",
        "planTransfer",
        "readOpen",
        "sameBytes",
        "toBase64",
        "toBitcoinSession",
        "toBitcoinSignature",
        "toHex",
        "toText",
        "toTxid",
        "unauthorizedError",
        "watchRegisteredWallets",
        "wrongChainError",
      ]
    `)
  })

  test('default: ./eip1193', () => {
    expect(Object.keys(eip1193).sort()).toMatchInlineSnapshot(`
      [
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
        "watchAnnouncedWallets",
      ]
    `)
  })
  test('default: ./networks', () => {
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
  })
  test('default: ./ports', () => {
    expect(Object.keys(ports).sort()).toMatchInlineSnapshot(`
      [
        "preflightCommitments",
      ]
    `)
  })
  test('default: ./schema', () => {
    expect(Object.keys(schema).sort()).toMatchInlineSnapshot(`
      [
        "bitcoinChainIds",
        "bitcoinChainNameOf",
        "bitcoinNetworkOf",
        "isAddress",
        "isAppLink",
        "isBitcoinAddress",
        "isCaipNetworkId",
        "isEvmAddress",
        "isHex",
        "isPublicKeyOf",
        "isSolanaAddress",
        "isWebUrl",
        "namespaces",
        "parseBitcoinAddress",
        "parseCaipAddress",
        "parseCaipAssetId",
        "parseCaipNetworkId",
        "parseCookie",
        "safeImageUrl",
        "toCaipAddress",
        "toChecksumAddress",
      ]
    `)
  })
  test('default: ./solana', () => {
    expect(Object.keys(solana).sort()).toMatchInlineSnapshot(`
      [
        "checkSignedMessage",
        "getBalance",
        "isBytes",
        "sameBytes",
        "solanaMethods",
        "toSolanaSignature",
        "watchRegisteredWallets",
      ]
    `)
  })
  test('default: ./testing', () => {
    expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
      [
        "adapterConformance",
        "createTestKit",
        "fakeAdapter",
        "fakeClock",
        "fakeRelay",
        "fakeSignature",
        "fakeStorage",
        "nextMacrotask",
        "testNetworks",
      ]
    `)
  })
  test('default: ./walletconnect', () => {
    expect(Object.keys(walletconnect).sort()).toMatchInlineSnapshot(`
      [
        "RelayRefusedError",
        "RelayUnreachableError",
        "RemoteSessionEndedError",
        "walletConnect",
      ]
    `)
  })

  test('default: ./get-wallet', () => {
    expect(Object.keys(getWallet).sort()).toMatchInlineSnapshot(`
      [
        "toGetWalletModel",
      ]
    `)
  })
  test('default: ./connect-view', () => {
    expect(Object.keys(connectView).sort()).toMatchInlineSnapshot(`
      [
        "back",
        "connect",
        "dismissAlert",
        "push",
        "readRemoteScope",
        "recommendWallets",
        "routeToWallet",
        "setLegalChecked",
        "themeModeOf",
        "toConnectModel",
      ]
    `)
  })
  test('default: ./network-views', () => {
    expect(Object.keys(networkViews).sort()).toMatchInlineSnapshot(`
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
    expect(Object.keys(remoteViews).sort()).toMatchInlineSnapshot(`
      [
        "toAllWalletsModel",
        "toConnectingBasicModel",
        "toConnectingRemoteModel",
        "toDeepLink",
        "toDisplayUriModel",
        "toDownloadsModel",
        "watchDisplayUri",
      ]
    `)
  })
  test('default: ./views', () => {
    expect(Object.keys(views).sort()).toMatchInlineSnapshot(`
      [
        "namespaceFor",
        "readRemoteScope",
        "routeToWallet",
        "themeModeOf",
        "toAccountModel",
        "toConnectModel",
        "toConnectingModel",
        "toConnectingMultiChainModel",
        "toNetworkButtonModel",
        "toOtherAccountsModel",
      ]
    `)
  })
})
