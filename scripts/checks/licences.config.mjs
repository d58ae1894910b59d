/** Licences anything may have. */
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
 * The exceptions, by package: what its licence is in truth, and why that is all right. None of them may be reachable
 * from what a published package depends on; one that is no longer needed fails the check.
 *
 * @type {Readonly<Record<string, { licence: string, reason: string }>>}
 */
export const exceptions = {
  argparse: {
    licence: 'Python-2.0',
    reason: 'permissive (PSF); inside changesets, a tool of ours, never shipped',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    reason: 'copyleft by file, unmodified; judges our stories, never shipped',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    reason: 'data, permissive; inside babel for Storybook, never shipped',
  },
  eyes: {
    licence: 'Unknown',
    reason: 'states none, and its LICENSE file is MIT; inside @solana/web3.js, which only tests use',
  },
  lightningcss: { licence: 'MPL-2.0', reason: 'copyleft by file, unmodified; inside vite, never shipped' },
  spawndamnit: {
    licence: 'Unknown',
    reason: 'says SEE LICENSE IN LICENSE, and that file is MIT; inside changesets',
  },
  'text-encoding-utf-8': {
    licence: 'Unknown',
    reason: 'states none, and its LICENSE.md is the Unlicense; inside @solana/web3.js, which only tests use',
  },
}

/**
 * Packages no machine of ours installs (what the WebAssembly fallbacks of native tools depend on), by name, with the
 * licence their registry entry states.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const notInstalled = {
  '@emnapi/core': 'MIT',
  '@emnapi/runtime': 'MIT',
  '@emnapi/wasi-threads': 'MIT',
  '@napi-rs/wasm-runtime': 'MIT',
  '@tybys/wasm-util': 'MIT',
}

/**
 * The last Apache-2.0 versions; what came after is proprietary. No other `@reown/*` package may come in, and no
 * `@walletconnect/*` listed here in another version.
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
