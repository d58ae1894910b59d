/** What is not ours to count: React, and the chain library the adapter is for, which the dapp has anyway. */
export const external = [
  'react',
  'react-dom',
  'viem',
  '@wagmi/core',
  'wagmi',
  'ethers',
  '@tanstack/react-query',
]

/** What stands in core for one kind of chain: no page has it without that chain's adapter. */
const ofOneChain = /core\/dist\/(eip1193|solana|bip122)\/|@solana\/|bitcoinjs/

/** What bundlers remove from a production build. */
const onlyInDevelopment = /core\/dist\/schema\/(reviewOptions|appKitOptions|nearest)/

const dapp = `
  import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
  import { mainnet } from '@latchkit/react/networks'
  export { ConnectButton, createLatchkit, LatchkitProvider, mainnet }
`

/** Loaded with the first signature of a chain. */
const verification = [
  /core\/dist\/eip1193\/(?:verifySignature|erc6492Validator)/,
  /core\/dist\/solana\/verifyEd25519/,
  /core\/dist\/bip122\/verify(?:Psbt|Message)/,
]

/**
 * The budgets. `max` is in bytes, minified and gzipped, each file on its own as a server sends them.
 *
 * `count` is `start` (what loads with the page) or `open` (that and everything loaded once the connect view is open:
 * every lazy module but those in `lazy`, so a new one counts until somebody says that it does not belong there).
 *
 * @type {readonly { name: string, reason: string, max: number, code: string, count: 'start' | 'open', lazy?: readonly RegExp[], external?: readonly string[], without?: RegExp }[]}
 */
export const budgets = [
  {
    name: 'before a click',
    reason: 'every visitor pays it, also those who never connect (the aim is 20 kB)',
    max: 25_000,
    code: dapp,
    count: 'start',
    // Without the option `relay` nothing of remote wallets is there.
    without: new RegExp(`${ofOneChain.source}|walletconnect|${onlyInDevelopment.source}`, 'i'),
  },
  {
    name: 'connect view open',
    reason: 'has to be there within the click, also on a slow phone (the aim is 45 kB)',
    max: 50_000,
    code: dapp,
    count: 'open',
    // The views that come after it, what is loaded with the first connection, and what only a page with a relay, a telemetry
    // sink, colors of its own or an error loads.
    lazy: [
      /packages\/react\/dist\/containers\/(?!ConnectContainer)/,
      /core\/dist\/balance\/watchBalances/,
      /core\/dist\/catalogue\/(?:feature|snapshot)/,
      /core\/dist\/telemetry\//,
      /ui\/dist\/theme\/applyColors/,
      /ui\/dist\/views\/view-failure/,
    ],
    without: ofOneChain,
  },
  {
    name: 'walletconnect',
    reason:
      'a page with remote wallets pays it from its start: routes between adapters, waits for a pairing, alerts of a refusal',
    max: 8_700,
    code: "export { walletConnect } from '@latchkit/core/walletconnect'",
    count: 'start',
    external: ['@walletconnect/universal-provider'],
    without: /universal-provider/,
  },
  {
    name: 'walletconnect, all of it',
    reason:
      'what is loaded with the first code, beside the SDK itself: speaks with the relay, and for each chain with the wallet; compares what was signed, and asks for its verification',
    max: 41_000,
    code: "export { walletConnect } from '@latchkit/core/walletconnect'",
    count: 'open',
    lazy: verification,
    external: ['@walletconnect/universal-provider'],
  },
  {
    name: 'verification of EVM signatures',
    reason: 'loads with the first signature; secp256k1 is most of it, which viem and ethers bring, too',
    max: 22_000,
    code: "export { checkSignature } from '@latchkit/core/eip1193'",
    count: 'open',
  },
  {
    name: 'blockchain-api',
    reason: 'loads with the page: only says where the server is',
    max: 1_500,
    code: "export { catalogue } from '@latchkit/blockchain-api'",
    count: 'start',
    external: ['@latchkit/core'],
  },
  {
    name: 'blockchain-api, all of it',
    reason: 'what is loaded with the first look at wallets: asks the server, and reads its answers',
    max: 4_000,
    code: "export { catalogue } from '@latchkit/blockchain-api'",
    count: 'open',
    external: ['@latchkit/core'],
  },
  {
    name: 'adapter-wagmi',
    reason:
      'an adapter translates, it does not think: core is counted above, the chain library is the dapp’s',
    max: 6_000,
    code: "export * from '@latchkit/adapter-wagmi'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /solana|bitcoin|bip122/i,
  },
  {
    name: 'adapter-ethers',
    reason: 'as adapter-wagmi; ethers itself is not even loaded with the page',
    max: 6_000,
    code: "export * from '@latchkit/adapter-ethers'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /solana|bitcoin|bip122/i,
  },
  {
    name: 'adapter-ethers/v5',
    reason: 'the same, over ethers 5',
    max: 6_000,
    code: "export * from '@latchkit/adapter-ethers/v5'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /solana|bitcoin|bip122/i,
  },
  {
    name: 'adapter-solana',
    reason:
      'the same, over the Wallet Standard; what speaks to the chain stands in core, and is loaded when first asked',
    max: 6_000,
    code: "export * from '@latchkit/adapter-solana'",
    count: 'open',
    external: ['@latchkit/core', '@solana/kit', '@solana/web3.js'],
    without: /wagmi|ethers|viem|bitcoin|bip122/i,
  },
  {
    name: 'adapter-bitcoin',
    reason:
      'the same, over wallets of five styles; what builds and reads transactions is loaded when one is signed',
    max: 6_000,
    code: "export * from '@latchkit/adapter-bitcoin'",
    count: 'open',
    external: ['@latchkit/core', 'bitcoinjs-lib'],
    without: /wagmi|ethers|viem|solana/i,
  },
]
