/**
 * Which workspace packages a package may import (ARCHITECTURE.md, "Packages"). `all` is any of them; `typesOnly` lists those it may
 * import types of and nothing else, `tests` those that only its tests may import, `copied` those whose modules its build copies or replaces, so that
 * an app does not install them. A package that is not here fails the check, so a new one is a decision.
 *
 * @type {Readonly<Record<string, { to: readonly string[] | 'all', typesOnly?: readonly string[], tests?: readonly string[], copied?: readonly string[] }>>}
 */
export const arrows = {
  'packages/core': { to: [] },
  'packages/ui': { to: ['@latchkit/core'], typesOnly: ['@latchkit/core'] },
  'packages/react': { to: ['@latchkit/core', '@latchkit/ui'] },
  // Its build copies the modules of the views, and lets them import Preact.
  'packages/html': {
    to: ['@latchkit/core', '@latchkit/react', '@latchkit/ui'],
    copied: ['@latchkit/react', '@latchkit/ui', 'react', 'react-dom'],
  },
  // Its components render the elements of html. Its tests compare its composables with the hooks.
  'packages/vue': { to: ['@latchkit/core', '@latchkit/html'], tests: ['@latchkit/react'] },
  // Its tests run the conformance suite of the adapters with the wallet of the frame.
  'packages/frame-client': {
    to: ['@latchkit/core'],
    tests: ['@latchkit/adapter-wagmi', '@latchkit/adapter-ethers', '@latchkit/adapter-solana'],
  },
  'packages/blockchain-api': { to: ['@latchkit/core'] },
  'packages/gateway-client': {
    to: ['@latchkit/core', '@latchkit/blockchain-api', '@latchkit/frame-client'],
  },
  'packages/login-api': { to: [] },
  // The text of a message is written by the kit's own module.
  'packages/siwx': { to: ['@latchkit/core'] },
  'packages/permissions': { to: [] },
  'packages/create-latchkit': { to: [] },
  // It works with any kit: only the entry for Vitest and Jest uses core. One of its wallets grants permissions.
  'packages/test': { to: ['@latchkit/core', '@latchkit/permissions'] },
  'packages/adapter-wagmi': { to: ['@latchkit/core'] },
  'packages/adapter-ethers': { to: ['@latchkit/core'] },
  'packages/adapter-solana': { to: ['@latchkit/core'] },
  'packages/adapter-bitcoin': { to: ['@latchkit/core'] },
  // Private: it consists of fixtures, which only tests import.
  'packages/adapter-tests': { to: [], tests: ['@latchkit/core'] },
  'apps/gateway': {
    to: ['@latchkit/blockchain-api', '@latchkit/login-api', '@latchkit/permissions', '@latchkit/siwx'],
    tests: ['@latchkit/core'],
  },
  // It reads codes as the modal does. Its tests run the conformance suite of the adapters with a smart account, and verify signatures as apps do.
  'apps/login-frame': {
    to: [
      '@latchkit/core',
      '@latchkit/frame-client',
      '@latchkit/login-api',
      '@latchkit/permissions',
      '@latchkit/ui',
    ],
    tests: ['@latchkit/adapter-wagmi', '@latchkit/adapter-ethers', '@latchkit/siwx'],
  },
  // Its phone is tried on the kit's own remote sessions. Its tests check answers of the gateway against their contract.
  'apps/devnet': {
    to: ['@latchkit/gateway', '@latchkit/permissions', '@latchkit/test'],
    tests: ['@latchkit/blockchain-api', '@latchkit/core', '@latchkit/siwx'],
  },
  'apps/playground': { to: 'all' },
  // Its pages show the modal with wallets that exist only in the page.
  'apps/docs': { to: 'all' },
}

/**
 * What any test may import beside its package's arrows: the shipped fakes, the tests that adapters share, the real local
 * chains and the real back end.
 */
export const testOnly = [
  '@latchkit/core/testing',
  '@latchkit/adapter-tests',
  '@latchkit/devnet',
  '@latchkit/gateway',
  '@latchkit/test',
]

/**
 * Packages that are imported by an entry of `imports` in `package.json`, because two versions of them are installed here.
 * `publishConfig` names the one of an app.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const renamed = { '#ethers5': 'ethers' }
