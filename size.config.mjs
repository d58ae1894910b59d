import { adapters } from './size.adapters.config.mjs'
import { toHtmlBudgets } from './size.html.config.mjs'
import { vueBudgets } from './size.vue.config.mjs'

/** Not counted: React, and the chain library of the adapter, which the dapp loads anyway. */
export const external = [
  'react',
  'react-dom',
  'viem',
  '@wagmi/core',
  'wagmi',
  'ethers',
  '#ethers5',
  '@tanstack/react-query',
  'vue',
]

/** Modules of core for one namespace, which are only loaded with that namespace's adapter. */
const ofOneChain =
  /core\/dist\/chains\/(?:evm|solana|bitcoin)\/(?!(?:evm|solana|bitcoin)Address|bitcoinChain)|@solana\/|bitcoinjs/

/** Code that bundlers remove from a production build. */
const onlyInDevelopment =
  /core\/dist\/(?:config\/(?:reviewOptions|reviewEffects|appKitOptions|nearest)|browser\/(?:kitsOnPage|supportsCss))/

const dapp = `
  import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
  import { mainnet } from '@latchkit/react/networks'
  export { ConnectButton, createLatchkit, LatchkitProvider, mainnet }
`

const wagmiDapp = `
  import { wagmi } from '@latchkit/adapter-wagmi'
  import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
  import { mainnet } from '@latchkit/react/networks'
  import { createRoot } from 'react-dom/client'
  export { ConnectButton, createLatchkit, createRoot, LatchkitProvider, mainnet, wagmi }
`

/** Loaded with the first image of a `data:` URL. */
const dataImages = /ui\/dist\/data-image\//

/**
 * Loaded after the connect view: later views, modules of the first connection, texts and motion that load after the view is shown, and
 * modules that are only loaded with a relay, two panes, a telemetry sink, custom colors or an error.
 */
const afterConnectView = [
  /packages\/react\/dist\/(?:flows\/(?!opening)|modal\/TwoPaneFrame)/,
  /core\/dist\/features\/assets\/balance\/watchBalances/,
  /core\/dist\/features\/(?:wallet\/directory\/feature|wallet\/wallets\/snapshot|assets\/(?:portfolio|nfts|paging)\/|history\/activity\/)/,
  /core\/dist\/features\/reports\/telemetry\//,
  // The second one is loaded with a login only.
  /ui\/dist\/theme\/(?:applyDerivedColors|toFrameVariables)/,
  /ui\/dist\/views\/view-failure/,
  /ui\/dist\/copy\/(?:messages|account)/,
  /ui\/dist\/parts\/(?:motion\/motion|alert-bar|snackbar\/SnackbarMessage)/,
  // Draws the icons that wallets announce.
  dataImages,
]

/** Loaded with the first signature of a chain. */
const verification = [
  /core\/dist\/chains\/evm\/(?:verifySignature|erc6492Validator)/,
  // Loaded when a signature is refused.
  /core\/dist\/foundation\/errors\/undeployedAccount/,
  /core\/dist\/chains\/solana\/verifyEd25519/,
  /core\/dist\/chains\/bitcoin\/verify(?:Psbt|Message)/,
]

/** Loaded with the first request to a remote wallet. */
const clientOfNamespace = /core\/dist\/sources\/walletconnect\/namespaces\/create\w+Client\./
/** Loaded if the app's developer has not installed the SDK. */
const missingSdk = /core\/dist\/foundation\/errors\/relayNotConfigured/
const clientOfOtherNamespace = /core\/dist\/sources\/walletconnect\/namespaces\/create(?!Evm)\w+Client\./

/** Loaded with the first request to an RPC server. */
const rpcTransport = /core\/dist\/chains\/rpc\/(?:createTransport|findReason|askClients)\./

/** Loaded with the first call of a contract that the transport sends. */
const multicall = /core\/dist\/chains\/rpc\/createMulticall\./

/** Loaded with the first code of an app with Bitcoin. */
const bitcoinAddresses = /core\/dist\/chains\/isAddress\./

/** Loaded with the first pairing of an app that signs users in. */
const signInWithSession = /core\/dist\/sources\/walletconnect\/authenticate/

/**
 * The budgets. `max` is in bytes, minified and gzipped, each file on its own as a server sends them.
 *
 * `count` is `start` (what loads with the page) or `open` (that and everything loaded once the connect view is open:
 * every lazy module but those in `lazy`, so a new one counts until it is added to `lazy`).
 * Modules that load together are one module of a build: a budget that needs a part of it counts all of it, and is larger than what an
 * open modal loads.
 * With `isWhole`, React and the chain library are counted too.
 *
 * @typedef {{ name: string, reason: string, max: number, code: string, count: 'start' | 'open', lazy?: readonly RegExp[], external?: readonly string[], isWhole?: boolean, without?: RegExp }} Budget
 *
 * @type {readonly Budget[]}
 */
export const budgets = [
  {
    name: 'before a click',
    reason:
      'loads before the first render, also without connecting (the aim is 18 kB without valtio, which is 1.1 kB)',
    max: 19_130,
    code: dapp,
    count: 'start',
    // Without the option `relay` no module of remote wallets is loaded. The machines load when the kit is mounted.
    without: new RegExp(
      `${ofOneChain.source}|walletconnect|${onlyInDevelopment.source}|core/dist/(?:opening|kit/(?:machines|mount|registry)|features/[^/]+/[^/]+/(?:machine|effects|policy))\\.`,
      'i',
    ),
  },
  {
    name: 'mounted',
    reason:
      'every user loads it: the above, and the machines, which load after the first render in one file with the actions and models of the first view (3.3 kB), which loads while the page is idle',
    max: 32_980,
    code: dapp,
    count: 'open',
    lazy: [/^(?!.*core\/dist\/opening\.)/],
    without: ofOneChain,
  },
  {
    name: 'connect view open',
    // It was 50.6 kB before the machines had a chunk of their own: the start is 7.7 kB smaller, and all of it 3 kB larger.
    reason:
      'must be loaded within a click, also on a slow mobile device (the aim is 45 kB); all but the view is loaded with the page',
    max: 51_900,
    code: dapp,
    count: 'open',
    lazy: afterConnectView,
    without: ofOneChain,
  },
  {
    name: 'before a click, with wagmi() and React',
    reason:
      'all JavaScript of a small page: wagmi and viem are not loaded before they are used (the aim is 92 kB without valtio)',
    max: 93_130,
    code: wagmiDapp,
    count: 'start',
    isWhole: true,
    without: /@wagmi|\/viem\//,
  },
  {
    name: 'connect view open, with wagmi() and React',
    reason: 'the same; wagmi and viem load when the browser is idle after that (the aim is 140 kB)',
    max: 130_000,
    code: wagmiDapp,
    count: 'open',
    isWhole: true,
    lazy: [...afterConnectView, /adapter-wagmi\/dist\/firstUse/, /viem\/_esm/],
    without: /@wagmi|\/viem\//,
  },
  {
    name: 'send',
    reason:
      'loaded when the user opens Send: form, review, fees and simulation; most of it is shared with the account, which is loaded already (icons, rows, errors, names of wallets); 1.4 kB of it is the modal, which is one module',
    max: 43_890,
    code: `
      export { SendReviewView, SendTokenView, SendView } from '@latchkit/ui/views/send'
      export { approveSend, reviewSend, setSendSpeed, updateSend } from '@latchkit/core/actions'
      export { toSendModel, toSendReviewModel, toSendTokensModel } from '@latchkit/core/views/send'
    `,
    count: 'start',
    without: /walletconnect|@solana|bitcoinjs|copy\/(?:en|ar|messages)/,
  },
  {
    name: 'send, all of it',
    reason:
      'the same, and what loads later: the code of Solana and of Bitcoin with their first form, names with the first one that is typed; 3.5 kB of it are modules that the page has loaded',
    max: 57_230,
    code: `
      export { SendReviewView, SendTokenView, SendView } from '@latchkit/ui/views/send'
      export { approveSend, reviewSend, setSendSpeed, updateSend } from '@latchkit/core/actions'
      export { toSendModel, toSendReviewModel, toSendTokensModel } from '@latchkit/core/views/send'
    `,
    count: 'open',
    lazy: [dataImages],
    without: /walletconnect|@solana|bitcoinjs|copy\/(?:en|ar|messages)/,
  },
  {
    name: 'images of data URLs',
    reason: 'loaded when the modal shows the first icon that a wallet announces or the kit has built in',
    max: 3_500,
    code: "export { DataImage } from '../../packages/ui/dist/data-image/DataImage.js'",
    count: 'open',
  },
  {
    name: 'names',
    reason:
      'loaded when the app resolves its first name: ENS with CCIP-Read, the zone of the data API, and the addresses of each chain',
    max: 13_000,
    code: "export { addNameResolver, resolveName } from '@latchkit/core/actions'",
    count: 'open',
    without: /walletconnect|@solana|bitcoinjs|packages\/ui/,
  },
  {
    name: 'replacement',
    reason:
      'loaded when the user speeds up or cancels a pending transaction: review and fees; most of it is shared with the account and Send (rows, icons, errors, fees)',
    max: 31_900,
    code: `
      export { ActivityReplacementView } from '@latchkit/ui/views/activity-replacement'
      export { approveReplacement, cancelTransaction, closeReplacement, setReplacementSpeed, speedUpTransaction } from '@latchkit/core/actions'
      export { toReplacementModel } from '@latchkit/core/views/replacement'
    `,
    count: 'start',
    without: /walletconnect|@solana|bitcoinjs|copy\/(?:en|ar|messages)/,
  },
  {
    name: 'onramp',
    reason:
      'loaded when the user opens Buy: form, quotes, purchases and their pages; most of it is shared with the account, which is loaded already',
    max: 26_680,
    code: `
      export { OnRampActivityView, OnRampFiatView, OnRampProgressView, OnRampTokenView, OnRampView } from '@latchkit/ui/views/onramp'
      export { startPurchase, updateOnRamp, watchOnRamp, watchPurchases } from '@latchkit/core/actions'
      export { toOnRampModel, toOnRampPaymentsModel, toOnRampTokensModel, toPurchaseModel, toPurchasesModel } from '@latchkit/core/views/onramp'
    `,
    count: 'start',
    without: /walletconnect|@solana|bitcoinjs|copy\/(?:en|ar|messages)/,
  },
  {
    name: 'pay',
    reason:
      'loaded when the app asks for a payment: choice, review, result, verification and payment by swap, without the QR code and the transfers of Solana; most of it is shared with the account, Send and Swap',
    max: 49_350,
    code: `
      export { PayProgressView, PayReviewView, PayView } from '@latchkit/ui/views/pay'
      export { approvePayment, openPay, payWithExchange, payWithToken, payWithWallet } from '@latchkit/core/actions'
      export { toPayModel, toPayProgressModel, toPayReviewModel } from '@latchkit/core/views/pay'
    `,
    count: 'start',
    without: /walletconnect|@solana|bitcoinjs|uqr|solana-transfer|copy\/(?:en|ar|messages)/,
  },
  {
    name: 'swap',
    reason:
      'loaded when the user opens Swap: form, quotes, review, simulation, permits, batches and swaps to other chains, without the swaps of Solana; most of it is shared with the account and Send (icons, rows, errors, fees)',
    max: 56_490,
    code: `
      export { SwapReviewView, SwapTokenView, SwapView } from '@latchkit/ui/views/swap'
      export { approveSwap, flipSwap, refreshSwap, reviewSwap, setSwapSpeed, updateSwap, watchSwap } from '@latchkit/core/actions'
      export { toSwapModel, toSwapReviewModel, toSwapTokensModel } from '@latchkit/core/views/swap'
    `,
    count: 'start',
    without: /walletconnect|@solana|bitcoinjs|solana-swap|copy\/(?:en|ar|messages)/,
  },
  {
    name: 'walletconnect',
    reason:
      'loaded at the start of an app with remote wallets: routes requests between adapters; the pairing feature loads with the machines (the aim is 5 kB); 1 kB of it is the foundation, which every page loads in one module',
    max: 4_850,
    code: "export { walletConnect } from '@latchkit/core/walletconnect'",
    count: 'start',
    external: ['@walletconnect/universal-provider'],
    without: /universal-provider/,
  },
  {
    name: 'walletconnect, first code',
    reason:
      'loaded from the first request for a code until an EVM wallet is connected, without the SDK: the above, the pairing feature, which loads with the machines, the relay and the session (the aim is 28 kB)',
    max: 25_750,
    code: "export { walletConnect } from '@latchkit/core/walletconnect'",
    count: 'open',
    lazy: [...verification, signInWithSession, clientOfNamespace, bitcoinAddresses, missingSdk, rpcTransport],
    external: ['@walletconnect/universal-provider'],
    without: /bitcoin|\/namespaces\/create\w+Client\./,
  },
  {
    name: 'walletconnect, EVM wallet',
    reason: 'the same, and the client of EVM wallets, which loads with the first request to the wallet',
    max: 32_750,
    code: "export { walletConnect } from '@latchkit/core/walletconnect'",
    count: 'open',
    lazy: [
      ...verification,
      signInWithSession,
      clientOfOtherNamespace,
      bitcoinAddresses,
      missingSdk,
      rpcTransport,
    ],
    external: ['@walletconnect/universal-provider'],
  },
  {
    name: 'walletconnect, Solana wallet',
    reason:
      'loads with the first request to a Solana wallet; part of it is loaded already (errors, encodings)',
    max: 5_800,
    code: "export { createSolanaClient } from '../../packages/core/dist/sources/walletconnect/namespaces/createSolanaClient.js'",
    count: 'open',
    lazy: [...verification, rpcTransport],
  },
  {
    name: 'walletconnect, Bitcoin wallet',
    reason:
      'the addresses of Bitcoin, which load with the first code of an app with Bitcoin, and the client, which loads with the first request to a Bitcoin wallet; part of it is loaded already (errors, hashes)',
    max: 11_800,
    code: `
      export { isAddress } from '../../packages/core/dist/chains/isAddress.js'
      export { createBitcoinClient } from '../../packages/core/dist/sources/walletconnect/namespaces/createBitcoinClient.js'
    `,
    count: 'open',
    lazy: [...verification, rpcTransport],
  },
  {
    name: 'walletconnect, sign-in with one approval',
    reason:
      'loaded with the first QR code of an app that signs users in and has EVM networks only; part of it is loaded already (errors, limits, the message of the sign-in)',
    max: 9_500,
    code: `
      export { authenticate } from '../../packages/core/dist/sources/walletconnect/authenticate/authenticate.js'
      export { createOneClickSignIn } from '../../packages/core/dist/sources/walletconnect/authenticate/createOneClickSignIn.js'
    `,
    count: 'open',
    lazy: verification,
  },
  {
    name: 'RPC transport',
    reason:
      'loaded with the first request to an RPC server that no chain library sends: fallback, ranking, retries, batches, majority; part of it is loaded already (errors)',
    max: 6_000,
    code: "export { createTransport } from '../../packages/core/dist/chains/rpc/createTransport.js'",
    count: 'open',
    lazy: [multicall],
  },
  {
    name: 'multicall',
    reason:
      'loaded with the first call of a contract that no chain library sends; part of it is loaded already (errors, the encoding of the ABI, the transport)',
    max: 2_400,
    code: "export { createMulticall } from '../../packages/core/dist/chains/rpc/createMulticall.js'",
    count: 'open',
  },
  {
    name: 'verification of EVM signatures',
    reason: 'loaded with the first signature; most of it is secp256k1, which viem and ethers contain too',
    max: 22_000,
    code: "export { checkSignature } from '@latchkit/core/eip1193'",
    count: 'open',
  },
  {
    name: 'blockchain-api',
    reason: 'loaded with the app: contains only the URLs of the servers',
    max: 1_600,
    code: "export { catalogue, dataApi } from '@latchkit/blockchain-api'",
    count: 'start',
    external: ['@latchkit/core'],
    without: /zod/,
  },
  {
    name: 'blockchain-api, wallet directory',
    reason: 'loaded when the list of wallets is opened: sends requests and validates responses',
    max: 4_000,
    code: "export { catalogue } from '@latchkit/blockchain-api'",
    count: 'open',
    external: ['@latchkit/core'],
    // The user waits for this code; the few checks it needs are written by hand.
    without: /zod/,
  },
  {
    name: 'blockchain-api, data API',
    reason:
      'loaded with the first balances, transactions and NFTs of an account; half of it is zod/mini, whose schemas the server shares',
    max: 19_050,
    code: "export { dataApi } from '@latchkit/blockchain-api'",
    count: 'open',
    // Swaps, purchases, names, payments and permissions load with their first request.
    lazy: [/blockchain-api\/dist\/(?:convert|onramp|names|exchanges|sessions|capabilities)\//],
    external: ['@latchkit/core'],
  },
  ...Object.entries({
    convert: 22_500,
    onramp: 22_000,
    names: 20_500,
    exchanges: 21_500,
    sessions: 20_500,
    capabilities: 19_800,
  }).map(([folder, max], _, all) => ({
    name: `blockchain-api, ${folder}`,
    reason: 'the data API, and what loads with the first request of this kind; all share one zod/mini',
    max,
    code: "export { dataApi } from '@latchkit/blockchain-api'",
    count: /** @type {const} */ ('open'),
    lazy: all
      .filter(([other]) => other !== folder)
      .map(([other]) => new RegExp(`blockchain-api/dist/${other}/`)),
    external: ['@latchkit/core'],
  })),
  {
    name: 'gateway-client',
    reason: 'loaded with the app: completes its options, beside the parts that the separate options load',
    max: 600,
    code: "export * from '@latchkit/gateway-client'",
    count: 'start',
    external: ['@latchkit/core', '@latchkit/blockchain-api'],
    without: /frame-client/,
  },
  {
    name: 'frame-client',
    reason:
      'loaded when the user chooses a login, or has one: the frame, its requests and the checks of its responses',
    max: 5_000,
    code: "export { createFrameClient } from '@latchkit/frame-client'",
    count: 'open',
    external: ['@latchkit/core'],
    // zod/mini alone is larger: the app's half has parsers of its own.
    without: /zod|\/host\//,
  },
  {
    name: 'login',
    reason:
      'loaded with a page that has the option `login`, without core: the frame itself is loaded by the first login',
    max: 900,
    code: "export { loginFrame } from '@latchkit/frame-client/login'",
    count: 'start',
    external: ['@latchkit/core'],
    without: /zod|\/host\//,
  },
  {
    name: 'login, all of it',
    reason:
      'the same, with what the first login loads: the frame-client above, and the port of the kit over it, with account types',
    max: 8_200,
    code: "export { loginFrame } from '@latchkit/frame-client/login'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /zod|\/host\//,
  },
  ...adapters,
  ...toHtmlBudgets(afterConnectView),
  ...vueBudgets,
  {
    name: 'siwx: a message and a nonce',
    reason: 'what the page of an app needs of @latchkit/siwx to create a message',
    max: 5_500,
    code: "export { createMessage, createNonce } from '@latchkit/siwx'",
    count: 'open',
    without: /secp256k1|ed25519|verifyMessage/i,
  },
  {
    name: 'siwx/server',
    reason: 'an edge runtime loads it with each start',
    max: 45_000,
    code: "export * from '@latchkit/siwx'\nexport * from '@latchkit/siwx/server'",
    count: 'open',
    without: /viem|@scure\/btc-signer/i,
  },
]
