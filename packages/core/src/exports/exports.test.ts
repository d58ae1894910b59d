import { describe, expect, test } from 'vitest'
import * as actions from './actions.js'
import * as bindings from './bindings.js'
import * as bip122 from './bip122.js'
import * as eip1193 from './eip1193.js'
import * as errors from './errors.js'
import * as index from './index.js'
import * as login from './login.js'
import * as networks from './networks.js'
import * as ports from './ports.js'
import * as schema from './schema.js'
import * as siwx from './siwx.js'
import * as solana from './solana.js'
import * as testing from './testing.js'
import * as accountView from './views/account.js'
import * as accountTypeViews from './views/account-type.js'
import * as accountViews from './views/accounts.js'
import * as activityViews from './views/activity.js'
import * as capabilityViews from './views/capabilities.js'
import * as connectView from './views/connect.js'
import * as getWallet from './views/get-wallet.js'
import * as loginViews from './views/login.js'
import * as nameViews from './views/names.js'
import * as networkViews from './views/networks.js'
import * as nftViews from './views/nfts.js'
import * as onRampViews from './views/onramp.js'
import * as payViews from './views/pay.js'
import * as permissionsViews from './views/permissions.js'
import * as receiveView from './views/receive.js'
import * as remoteViews from './views/remote.js'
import * as replacementViews from './views/replacement.js'
import * as sendViews from './views/send.js'
import * as siwxViews from './views/siwx.js'
import * as swapViews from './views/swap.js'
import * as tokenViews from './views/tokens.js'
import * as uiViews from './views/ui.js'
import * as views from './views.js'
import * as walletconnect from './walletconnect.js'

// The exports of the package, by entry point: a change here changes the public API and needs a
// changeset.
describe('exports', () => {
  test('default: ./bindings', () => {
    expect(Object.keys(bindings).sort()).toMatchInlineSnapshot(`
      [
        "accountsBinding",
        "activityBinding",
        "addressLabelBinding",
        "balanceBinding",
        "capabilitiesBinding",
        "disconnectBinding",
        "embeddedWalletBinding",
        "identityBinding",
        "isDeepEqual",
        "modalStateBinding",
        "namesBinding",
        "networkBinding",
        "nftsBinding",
        "onrampBinding",
        "pairingBinding",
        "payBinding",
        "permissionsBinding",
        "sendBinding",
        "sessionBinding",
        "swapBinding",
        "themeBinding",
        "tokensBinding",
        "transactionsBinding",
        "updateEmailBinding",
        "walletsBinding",
      ]
    `)
  })

  test('default: ./errors', () => {
    expect(Object.keys(errors).sort()).toMatchInlineSnapshot(`
      [
        "AbortedError",
        "AccountNotFoundError",
        "ActionIgnoredError",
        "AdapterNotFoundError",
        "AssetsNotSupportedError",
        "AtomicReadyWalletRejectedUpgradeError",
        "AtomicityNotSupportedError",
        "BalanceUnavailableError",
        "BlockhashExpiredError",
        "BundleTooLargeError",
        "CallsNotSupportedError",
        "CallsTimeoutError",
        "ChainNotSupportedError",
        "ConfigError",
        "DisconnectError",
        "DuplicateIdError",
        "InvalidAddressError",
        "InvalidAmountError",
        "InvalidCaipError",
        "InvalidChainIdError",
        "InvalidParameterError",
        "InvalidSendError",
        "InvalidSwapError",
        "InvalidTransactionError",
        "InvalidTypedDataError",
        "LatchkitError",
        "LoginCooldownError",
        "LoginLinkExpiredError",
        "LoginLockedError",
        "MethodNotSupportedError",
        "NameChangeError",
        "NameReadError",
        "NameRegistrationError",
        "NetworkNotFoundError",
        "NftsUnavailableError",
        "NotConnectedError",
        "NotLoggedInError",
        "OnRampUnavailableError",
        "PayError",
        "PermissionsMismatchError",
        "PermissionsNotFoundError",
        "PermissionsNotRevokedError",
        "PermissionsNotSupportedError",
        "ReceiptTimeoutError",
        "RelayNotConfiguredError",
        "RelayRefusedError",
        "RelayUnreachableError",
        "RemoteSessionEndedError",
        "ReviewChangedError",
        "RpcRequestError",
        "SessionChangedError",
        "SignInError",
        "SimulationRevertedError",
        "SimulationUnavailableError",
        "SmartAccountNotEnabledError",
        "SocialLoginError",
        "SwapNetworkError",
        "SwapPriceChangedError",
        "TransactionMismatchError",
        "TransactionsUnavailableError",
        "UndeployedAccountError",
        "UnexpectedError",
        "UnknownBundleIdError",
        "UnsupportedChainIdError",
        "UnsupportedNonOptionalCapabilityError",
        "UserRejectedError",
        "WalletNotFoundError",
        "WalletRequestError",
        "WalletResponseError",
      ]
    `)
  })

  test('default: .', () => {
    expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
      [
        "AbortedError",
        "ChainNotSupportedError",
        "ConfigError",
        "LatchkitError",
        "UserRejectedError",
        "WalletNotFoundError",
        "WalletResponseError",
        "closeModal",
        "cookieStorage",
        "createLatchkit",
        "getAccount",
        "homeRoute",
        "openModal",
        "toModalModel",
        "watchAnnouncedWallets",
      ]
    `)
  })
  test('default: ./actions', () => {
    expect(Object.keys(actions).sort()).toMatchInlineSnapshot(`
      [
        "addNameResolver",
        "approvePayment",
        "approveReplacement",
        "approveSend",
        "approveSwap",
        "canSwitchAccount",
        "cancelEmailLogin",
        "cancelPairing",
        "cancelRequest",
        "cancelSignIn",
        "cancelSocialLogin",
        "cancelTransaction",
        "changeEmail",
        "closeModal",
        "closePay",
        "closeReplacement",
        "closeSend",
        "closeSwap",
        "connect",
        "continueSocialLogin",
        "createPairing",
        "disconnect",
        "dismissAlert",
        "flipSwap",
        "followPaymentLink",
        "getAccount",
        "getActivity",
        "getAddressLabel",
        "getAssets",
        "getBalance",
        "getCallsStatus",
        "getCapabilities",
        "getEmbeddedWalletInfo",
        "getExchanges",
        "getIdentity",
        "getLoginEmail",
        "getNameSuggestions",
        "getNamesOfAddress",
        "getNetwork",
        "getNfts",
        "getPermissions",
        "getProvider",
        "getSocialUser",
        "getTokens",
        "goBack",
        "goBackToPay",
        "grantPermissions",
        "hideSnackbar",
        "isSignedOnChain",
        "keepPayResult",
        "loadAddressLabels",
        "loadMoreActivity",
        "loadMoreNfts",
        "loadSwapTokens",
        "loginWithEmail",
        "loginWithPasskey",
        "loginWithSocial",
        "moreWallets",
        "navigate",
        "openModal",
        "openPay",
        "payWithExchange",
        "payWithToken",
        "payWithWallet",
        "presetSwap",
        "readContract",
        "recommendWallets",
        "reconnect",
        "recordOpenedWallet",
        "refreshActivity",
        "refreshNfts",
        "refreshOnRamp",
        "refreshPermissions",
        "refreshSwap",
        "refreshTokens",
        "registerName",
        "releaseName",
        "resendEmail",
        "resolveName",
        "retryExchanges",
        "retryWallets",
        "reviewSend",
        "reviewSwap",
        "revokePermissions",
        "searchWallets",
        "selectEmailLogin",
        "sendBitcoinTransfer",
        "sendCalls",
        "sendSolanaTransfer",
        "sendTransaction",
        "setAddressLabel",
        "setLegalChecked",
        "setNameAddress",
        "setNameAttributes",
        "setPreferredAccountType",
        "setReplacementSpeed",
        "setSendSpeed",
        "setSwapSpeed",
        "setThemeMode",
        "setThemeVariables",
        "showAllWallets",
        "showCallsStatus",
        "showLoginSettings",
        "showSnackbar",
        "signAllSolanaTransactions",
        "signAndSendSolanaTransaction",
        "signBitcoinMessage",
        "signIn",
        "signMessage",
        "signOut",
        "signPsbt",
        "signSolanaTransaction",
        "signTypedData",
        "speedUpTransaction",
        "startPay",
        "startPurchase",
        "switchAccount",
        "switchNetwork",
        "toggleCertified",
        "updateName",
        "updateOnRamp",
        "updateSend",
        "updateSwap",
        "verifyEmailChangeCode",
        "verifyEmailCode",
        "waitForCalls",
        "waitForPayment",
        "waitForReceipt",
        "waitForSolanaConfirmation",
        "watchAccountTotals",
        "watchActivity",
        "watchCapabilities",
        "watchEvents",
        "watchIdentity",
        "watchNfts",
        "watchOnRamp",
        "watchPayments",
        "watchPermissions",
        "watchPurchases",
        "watchSignIn",
        "watchSwap",
        "watchTokens",
        "watchTransactions",
      ]
    `)
  })
  test('default: ./bip122', () => {
    expect(Object.keys(bip122).sort()).toMatchInlineSnapshot(`
      [
        "checkPayment",
        "checkPsbtInputs",
        "checkSignedPsbt",
        "checkSpent",
        "checkTransfer",
        "createBitcoinSessions",
        "createEsplora",
        "createLazyTransport",
        "field",
        "fromBase64",
        "fromHex",
        "getTransactionStatus",
        "isBytes",
        "listOf",
        "planTransfer",
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
        "balanceOverride",
        "checkSignature",
        "checkTypedDataChain",
        "createBalanceCall",
        "createNetworkRequest",
        "getBalance",
        "getCapabilities",
        "getDomainFields",
        "getRpcUrls",
        "hashTypedData",
        "isEip1193Provider",
        "isRejection",
        "rankWhileUsed",
        "readEffects",
        "readError",
        "requestClient",
        "revokeAccounts",
        "sendTransaction",
        "signMessage",
        "signTypedData",
        "simulateCalls",
        "simulateEvents",
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
        "checkOptionNames",
        "createAttempts",
        "createSessionKeeper",
        "createSessionReporter",
        "preflightCommitments",
        "systemClock",
      ]
    `)
  })
  test('default: ./schema', () => {
    expect(Object.keys(schema).sort()).toMatchInlineSnapshot(`
      [
        "bitcoinChainIds",
        "bitcoinChainNameOf",
        "bitcoinNetworkOf",
        "decodeBase58",
        "encodeBase58",
        "isAddress",
        "isAppLink",
        "isBitcoinAddress",
        "isCaipNetworkId",
        "isEmail",
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
        "parseTransaction",
        "sameBytes",
        "solanaMethods",
        "toSolanaSignature",
        "watchRegisteredWallets",
        "withTransport",
      ]
    `)
  })
  test('default: ./siwx', () => {
    expect(Object.keys(siwx)).toMatchInlineSnapshot(`
      [
        "createSiweBridge",
        "formatSiwxMessage",
        "localSignIn",
        "writeSiwxMessage",
      ]
    `)
  })

  test('default: ./testing', () => {
    expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
      [
        "adapterConformance",
        "createFakeFrame",
        "createTestKit",
        "fakeAdapter",
        "fakeClock",
        "fakeDataApi",
        "fakeRelay",
        "fakeSignature",
        "fakeStorage",
        "nextMacrotask",
        "testNetworks",
      ]
    `)
  })
  test('default: ./login', () => {
    expect(Object.keys(login)).toMatchInlineSnapshot(`
      [
        "createLogin",
      ]
    `)
  })
  test('default: ./walletconnect', () => {
    expect(Object.keys(walletconnect).sort()).toMatchInlineSnapshot(`
      [
        "RelayNotConfiguredError",
        "RelayRefusedError",
        "RelayUnreachableError",
        "RemoteSessionEndedError",
        "walletConnect",
      ]
    `)
  })

  test('default: ./views/get-wallet', () => {
    expect(Object.keys(getWallet).sort()).toMatchInlineSnapshot(`
      [
        "toDownloadsModel",
        "toGetWalletModel",
      ]
    `)
  })
  test('default: ./views/connect', () => {
    expect(Object.keys(connectView).sort()).toMatchInlineSnapshot(`
      [
        "connect",
        "dismissAlert",
        "getWalletRoute",
        "goBack",
        "navigate",
        "readRemoteScope",
        "recommendWallets",
        "setLegalChecked",
        "themeModeOf",
        "toConnectModel",
      ]
    `)
  })
  test('default: ./views/networks', () => {
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
  test('default: ./views/receive', () => {
    expect(Object.keys(receiveView).sort()).toMatchInlineSnapshot(`
      [
        "toReceiveModel",
      ]
    `)
  })
  test('default: ./views/remote', () => {
    expect(Object.keys(remoteViews).sort()).toMatchInlineSnapshot(`
      [
        "createAllWalletsSelector",
        "toAllWalletsModel",
        "toConnectingBasicModel",
        "toConnectingRemoteModel",
        "toDeepLink",
        "toDisplayUriModel",
        "watchDisplayUri",
      ]
    `)
  })
  test('default: ./views/activity', () => {
    expect(Object.keys(activityViews)).toEqual(['toActivityDetailModel', 'toActivityModel'])
  })

  test('default: ./views/capabilities', () => {
    expect(Object.keys(capabilityViews).sort()).toMatchInlineSnapshot(`
      [
        "isOffered",
        "toAvailableList",
        "toAvailableSwap",
        "toAvailableTokens",
      ]
    `)
  })

  test('default: ./views/nfts', () => {
    expect(Object.keys(nftViews)).toEqual(['toNftDetailModel', 'toNftsModel'])
  })

  test('default: ./views/accounts', () => {
    expect(Object.keys(accountViews)).toMatchInlineSnapshot(`
      [
        "toProfileModel",
        "toSwitchAccountModel",
      ]
    `)
  })

  test('default: ./views/ui', () => {
    expect(Object.keys(uiViews)).toMatchInlineSnapshot(`
      [
        "getTime",
        "claimModal",
        "warnOfSecondModal",
        "prepareAdapters",
      ]
    `)
  })

  test('default: ./views/account', () => {
    expect(Object.keys(accountView)).toMatchInlineSnapshot(`
      [
        "loadAccountCode",
        "prepareAccount",
        "startAccountAction",
        "toAccountActions",
        "canLoadMore",
        "canRetry",
      ]
    `)
  })

  test('default: ./views/account-type', () => {
    expect(Object.keys(accountTypeViews)).toMatchInlineSnapshot(`
      [
        "toAccountTypeModel",
        "toEmbeddedWalletModel",
      ]
    `)
  })

  test('default: ./views/login', () => {
    expect(Object.keys(loginViews)).toMatchInlineSnapshot(`
      [
        "toEmailChangeCodeModel",
        "toUpdateEmailModel",
        "toEmailDeviceModel",
        "toEmailLoginModel",
        "toEmailOtpModel",
        "toPasskeyLoginModel",
        "limitWallets",
        "toConnectingFarcasterModel",
        "toConnectingSocialModel",
        "toConnectMethodsModel",
      ]
    `)
  })

  test('default: ./views/names', () => {
    expect(Object.keys(nameViews)).toMatchInlineSnapshot(`
      [
        "toNameRegistrationModel",
        "toRegisterNameModel",
      ]
    `)
  })

  test('default: ./views/onramp', () => {
    expect(Object.keys(onRampViews)).toMatchInlineSnapshot(`
      [
        "toOnRampModel",
        "toOnRampPaymentsModel",
        "toOnRampTokensModel",
        "toPurchaseModel",
        "toPurchasesModel",
      ]
    `)
  })

  test('default: ./views/pay', () => {
    expect(Object.keys(payViews)).toMatchInlineSnapshot(`
      [
        "toPayModel",
        "toPayProgressModel",
        "toPayReviewModel",
      ]
    `)
  })

  test('default: ./views/replacement', () => {
    expect(Object.keys(replacementViews).sort()).toMatchInlineSnapshot(`
      [
        "toReplacementModel",
        "toReplacementOptions",
      ]
    `)
  })
  test('default: ./views/send', () => {
    expect(Object.keys(sendViews)).toMatchInlineSnapshot(`
      [
        "canSend",
        "toSendModel",
        "toSendReviewModel",
        "toSendTokensModel",
      ]
    `)
  })

  test('default: ./views/permissions', () => {
    expect(Object.keys(permissionsViews)).toMatchInlineSnapshot(`
      [
        "toSmartSessionsModel",
      ]
    `)
  })

  test('default: ./views/siwx', () => {
    expect(Object.keys(siwxViews)).toMatchInlineSnapshot(`
      [
        "toSignInModel",
        "toSiwxSignMessageModel",
      ]
    `)
  })
  test('default: ./views/swap', () => {
    expect(Object.keys(swapViews)).toMatchInlineSnapshot(`
      [
        "toSwapModel",
        "toSwapReviewModel",
        "toSwapTokensModel",
      ]
    `)
  })

  test('default: ./views/tokens', () => {
    expect(Object.keys(tokenViews)).toMatchInlineSnapshot(`
      [
        "toTokenDetailModel",
        "toTokensModel",
      ]
    `)
  })
  test('default: ./views', () => {
    expect(Object.keys(views).sort()).toMatchInlineSnapshot(`
      [
        "getConnectNamespace",
        "getWalletRoute",
        "readRemoteScope",
        "themeModeOf",
        "toAccountModel",
        "toConnectModel",
        "toConnectingModel",
        "toConnectingMultiChainModel",
        "toNetworkButtonModel",
        "toOtherAccountsModel",
        "toWalletButtonModel",
      ]
    `)
  })
})
