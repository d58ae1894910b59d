/** The budgets of the adapters. @type {typeof import('./size.config.mjs').budgets} */
export const adapters = [
  {
    name: 'adapter-wagmi, before a click',
    reason: 'discovers the wallets, and loads the rest of the adapter and wagmi on first use',
    max: 3_250,
    code: "export * from '@latchkit/adapter-wagmi'",
    count: 'start',
    external: ['@latchkit/core'],
    without: /(?:firstUse|wagmiAdapter|createOwnConfig|createWagmiConfig|createEvmMethods)\.js/,
  },
  {
    name: 'adapter-wagmi',
    // It was 4.6 kB, all of it loaded with the page.
    reason:
      'with what is loaded on first use: an adapter only maps calls, core is counted above, and the chain library is part of the dapp',
    max: 7_060,
    code: "export * from '@latchkit/adapter-wagmi'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /solana|bitcoin|bip122/i,
  },
  {
    name: 'adapter-ethers',
    reason: 'like adapter-wagmi; ethers itself is loaded lazily',
    max: 6_000,
    code: "export * from '@latchkit/adapter-ethers'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /solana|bitcoin|bip122/i,
  },
  {
    name: 'adapter-ethers/v5',
    reason: 'the same, with ethers 5',
    max: 6_000,
    code: "export * from '@latchkit/adapter-ethers/v5'",
    count: 'open',
    external: ['@latchkit/core'],
    without: /solana|bitcoin|bip122/i,
  },
  {
    name: 'adapter-solana',
    reason:
      'the same, with the Wallet Standard; the chain client is in core, and loaded with its first request',
    max: 6_200,
    code: "export * from '@latchkit/adapter-solana'",
    count: 'open',
    lazy: [/adapter-solana\/dist\/(?:connectWithSignIn|signIn)\./],
    external: ['@latchkit/core', '@solana/kit', '@solana/web3.js'],
    without: /wagmi|ethers|viem|bitcoin|bip122/i,
  },
  {
    name: 'adapter-solana, sign-in',
    reason:
      'loaded with the first connection or sign-in of an app that signs users in: creates the input of solana:signIn and checks the answer; part of it is loaded already (errors, accounts)',
    max: 3_000,
    code: `
      export { connectWithSignIn } from '../../packages/adapter-solana/dist/connectWithSignIn.js'
      export { signIn } from '../../packages/adapter-solana/dist/signIn.js'
    `,
    count: 'open',
    external: ['@latchkit/core', '@solana/kit', '@solana/web3.js'],
    without: /wagmi|ethers|viem|bitcoin|bip122/i,
  },
  {
    name: 'adapter-solana/web3js',
    reason: 'only converts the transactions of @solana/web3.js, which the dapp loads anyway',
    max: 3_000,
    code: "export * from '@latchkit/adapter-solana/web3js'",
    count: 'open',
    external: ['@latchkit/core', '@solana/kit', '@solana/web3.js'],
    without: /wagmi|ethers|viem|bitcoin|bip122|solanaAdapter/i,
  },
  {
    name: 'adapter-bitcoin',
    reason: 'the same, with five wallet APIs; the code for transactions is loaded when one is signed',
    max: 6_000,
    code: "export * from '@latchkit/adapter-bitcoin'",
    count: 'open',
    external: ['@latchkit/core', 'bitcoinjs-lib'],
    without: /wagmi|ethers|viem|solana/i,
  },
]
