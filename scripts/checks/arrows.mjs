/**
 * Which workspace packages a package may import (ARCHITECTURE.md, "The map"). `all` is any of them; `typesOnly` lists those it may
 * import types of and nothing else, `tests` those that only its tests may import. A package that is not here fails the check, so a new one is a decision.
 *
 * @type {Readonly<Record<string, { to: readonly string[] | 'all', typesOnly?: readonly string[], tests?: readonly string[], react?: boolean }>>}
 */
export const arrows = {
  'packages/core': { to: [] },
  'packages/ui': { to: ['@latchkit/core'], typesOnly: ['@latchkit/core'], react: true },
  'packages/react': { to: ['@latchkit/core', '@latchkit/ui'], react: true },
  'packages/frame-client': { to: ['@latchkit/core'] },
  'packages/blockchain-api': { to: ['@latchkit/core'] },
  'packages/adapter-wagmi': { to: ['@latchkit/core'] },
  'packages/adapter-ethers': { to: ['@latchkit/core'] },
  'packages/adapter-solana': { to: ['@latchkit/core'] },
  'packages/adapter-bitcoin': { to: ['@latchkit/core'] },
  'apps/gateway': { to: ['@latchkit/blockchain-api'] },
  'apps/login-frame': { to: ['@latchkit/frame-client'] },
  // Its phone is tried on the kit's own remote sessions.
  'apps/devnet': { to: ['@latchkit/gateway'], tests: ['@latchkit/core'] },
  'apps/playground': { to: 'all', react: true },
}

/** What any test may import beside its package's arrows: the shipped fakes, the real local chains and the real back end. */
export const testOnly = ['@latchkit/core/testing', '@latchkit/devnet', '@latchkit/gateway']

/** Specifiers no package may use, and what to write instead. */
export const banned = [
  {
    specifier: /^zod$/,
    instead: "import * as z from 'zod/mini' (4.9 kB; zod itself is 91 kB under esbuild)",
  },
  { specifier: /^valtio$/, instead: "'valtio/vanilla' (the root entry pulls React in)" },
]

/**
 * Packages that lie here under another name than a dapp's, because two generations are needed side by side; the build
 * writes the real one (`packages/adapter-ethers/build/nameEthers.mjs`).
 *
 * @type {Readonly<Record<string, string>>}
 */
export const renamed = { ethers5: 'ethers' }
