/** The allowed licences. */
export const permissive = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
]

/**
 * Exceptions by package: the actual licence, and the reason why it is acceptable. No published package may depend on one of
 * them, and an exception that is no longer needed fails the check.
 *
 * @type {Readonly<Record<string, { licence: string, reason: string }>>}
 */
export const exceptions = {
  argparse: {
    licence: 'Python-2.0',
    reason: 'permissive (PSF); used by changesets, never shipped',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    reason: 'file-level copyleft, unmodified; tests our stories, never shipped',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    reason: 'data, permissive; used by babel for Storybook, never shipped',
  },
  eyes: {
    licence: 'Unknown',
    reason:
      'no licence field, and its LICENSE file is MIT; used by @solana/web3.js, which tests and playground use',
  },
  lightningcss: {
    licence: 'MPL-2.0',
    reason: 'file-level copyleft, unmodified; used by vite, never shipped',
  },
  spawndamnit: {
    licence: 'Unknown',
    reason: 'its licence field is SEE LICENSE IN LICENSE, and that file is MIT; used by changesets',
  },
  'text-encoding-utf-8': {
    licence: 'Unknown',
    reason:
      'no licence field, and its LICENSE.md is the Unlicense; used by @solana/web3.js, which tests and playground use',
  },
  'truncate-utf8-bytes': {
    licence: 'WTFPL',
    reason: 'permissive; used by verdaccio, the registry of our tests, never shipped',
  },
  'zod-to-ts': {
    licence: 'Unknown',
    reason: 'no licence field, and its LICENSE file is MIT; used by astro, which builds the documentation',
  },
}

/**
 * Packages that are not installed on our machines (dependencies of the WebAssembly fallbacks of native tools, and programs for
 * other machines), with the licence of their registry entry.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const notInstalled = {
  '@emnapi/core': 'MIT',
  '@emnapi/runtime': 'MIT',
  '@emnapi/wasi-threads': 'MIT',
  '@foundry-rs/anvil-darwin-amd64': 'MIT OR Apache-2.0',
  '@foundry-rs/anvil-darwin-arm64': 'MIT OR Apache-2.0',
  '@foundry-rs/anvil-linux-amd64': 'MIT OR Apache-2.0',
  '@foundry-rs/anvil-linux-arm64': 'MIT OR Apache-2.0',
  '@foundry-rs/anvil-win32-amd64': 'MIT OR Apache-2.0',
  '@napi-rs/wasm-runtime': 'MIT',
  '@tybys/wasm-util': 'MIT',
}

/**
 * The last Apache-2.0 versions; later versions are proprietary. No other `@reown/*` package is allowed, and the listed
 * `@walletconnect/*` packages are not allowed in another version.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const pinned = {
  '@reown/walletkit': '1.2.10',
  '@walletconnect/core': '2.21.8',
  '@walletconnect/sign-client': '2.21.8',
  '@walletconnect/types': '2.21.8',
  '@walletconnect/universal-provider': '2.21.8',
  '@walletconnect/utils': '2.21.8',
}
