/**
 * The layers of a package or app.
 *
 * @typedef {object} Row
 * @property {readonly (string | readonly string[])[]} layers Lowest first. Each is a folder of `src` (`engine`,
 *   `features/wallet`), a list of folders that may import each other, or `.` for the files directly in `src`. The longest
 *   path that contains a file decides.
 * @property {number} [cycle] Size of the largest folder cycle, 0 by default. Types and lazy imports count.
 * @property {number} [runtimeCycle] The same without types and lazy imports, for a package whose `cycle` is not 0 yet.
 * @property {readonly (readonly [string, string])[]} [apart] Pairs of folders that never import each other.
 */

/**
 * The layers of every package and app. A file may import from its own layer and from lower ones, types and lazy imports
 * included. A package that is not here fails the check. `cycle` and `runtimeCycle` are the current sizes: the check fails if
 * a cycle is larger, and also if it is smaller, so that a limit only goes down.
 *
 * @type {Readonly<Record<string, Row>>}
 */
export const layers = {
  'packages/core': {
    layers: [
      'foundation',
      'ports',
      'browser',
      'config',
      'engine',
      'chains',
      'features/wallet',
      'features/shell',
      'features/assets',
      'features/money',
      'features/history',
      'features/login',
      'features/account',
      'features/reports',
      'sources',
      'kit',
      'testing',
      'exports',
    ],
  },
  'packages/ui': {
    layers: [
      'copy',
      'data-image',
      'icons',
      'theme',
      'shadow-dom',
      'format',
      ['parts', 'views'],
      'styles',
      'exports',
    ],
    cycle: 4,
  },
  'packages/react': {
    layers: [['.', 'locales', 'flows', 'containers', 'hooks', 'modal'], 'buttons', 'query', 'exports'],
    cycle: 6,
  },
  'packages/blockchain-api': {
    layers: [
      'errors',
      '.',
      'values',
      'endpoint',
      'supportedChains',
      'balance',
      'price',
      'bundler',
      'walletCalls',
      'rpc',
      'sessions',
      'signIn',
      'identity',
      'names',
      'history',
      'nfts',
      'gasPrice',
      'convert',
      'exchanges',
      'onramp',
      'openApi',
      'catalogue',
      'dataApi',
      'exports',
    ],
  },
  'packages/frame-client': { layers: ['protocol', 'client', 'app', 'host', 'providers', 'exports'] },
  'packages/login-api': { layers: ['manifest', 'cli', '.', 'exports'] },
  'packages/siwx': {
    layers: ['message', 'sessions', 'nonce', 'verify', 'server', 'exports'],
    cycle: 3,
  },
  'packages/permissions': { layers: [['permission', 'delegation', 'redemption'], 'exports'], cycle: 3 },
  'packages/adapter-wagmi': { layers: ['.', 'exports'] },
  'packages/adapter-ethers': { layers: ['.', 'v5', 'v6', 'exports'] },
  'packages/adapter-solana': { layers: [['.', 'legacy', 'standard'], 'web3js', 'exports'], cycle: 3 },
  'packages/adapter-bitcoin': { layers: ['wallets', '.', 'exports'] },
  // It consists of fixtures.
  'packages/adapter-tests': { layers: [] },
  'apps/gateway': {
    layers: [
      'foundation',
      'database',
      'server',
      'identityProviders',
      'relay',
      'chain',
      'data',
      'money',
      'login',
      // Three programs, which the command starts.
      ['app', 'frame', 'recovery'],
      'testing',
      '.',
      'exports',
    ],
    cycle: 5,
    // The recovery service is operated separately: it shares only the layers below the relay. The relay is no part of the other services.
    apart: [
      ['recovery', 'relay'],
      ['recovery', 'chain'],
      ['recovery', 'data'],
      ['recovery', 'money'],
      ['recovery', 'login'],
      ['recovery', 'app'],
      ['recovery', 'frame'],
      ['frame', 'database'],
      ['frame', 'identityProviders'],
      ['frame', 'relay'],
      ['frame', 'chain'],
      ['frame', 'data'],
      ['frame', 'money'],
      ['frame', 'login'],
      ['frame', 'app'],
      ['relay', 'chain'],
      ['relay', 'data'],
      ['relay', 'money'],
      ['relay', 'login'],
    ],
  },
  'apps/login-frame': {
    layers: [
      'storage',
      'services',
      [
        'approval',
        'config',
        'copy',
        'custody',
        'decode',
        'host',
        'permission',
        'rpc',
        'smartAccount',
        'social',
        'vault',
      ],
      'passkey',
      'settings',
      'view',
      '.',
    ],
    cycle: 11,
  },
  'apps/devnet': {
    layers: [
      'processes',
      [
        '.',
        'bitcoin',
        'bitcoinWallet',
        'cli',
        'contracts',
        'exchange',
        'farcaster',
        'history',
        'login',
        'mail',
        'onramp',
        'parts',
        'phone',
        'solana',
        'solanaWallet',
        'swapServers',
        'wallet',
        'walletStandard',
      ],
      'vitest',
      'exports',
    ],
    cycle: 23,
  },
  'apps/playground': {
    layers: [
      'inspector',
      'parts',
      ['wallet-calls', 'actions'],
      'chain-cards',
      'networks',
      'permissions',
      'test-wallets',
      'settings',
      'pages',
    ],
    cycle: 2,
  },
}
