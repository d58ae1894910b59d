import type { Options } from 'tsup'

/** Sources that are never shipped. */
const notShipped = [
  'd.ts',
  'test.ts',
  'test.tsx',
  'test-d.ts',
  'stories.tsx',
  'fixtures.ts',
  'fixtures.tsx',
].map((suffix) => `!src/**/*.${suffix}`)

/**
 * The tsup options every package shares; what a package adds or changes goes into `overrides`.
 *
 * One output module per source module, on purpose: `sideEffects: false` then drops every module a dapp does not
 * reach (a bundle keeps top-level schema calls), `"use client"` stays on the module that said it, and each `.js`
 * has its `.d.ts` (written by tsc) beside it. A package that must gather (css) says `bundle: true` with its entries.
 * Modules that always load together are gathered after that: see `tsup.gather.ts`.
 */
export function library(overrides: Options = {}): Options {
  return {
    entry: ['src/**/*.ts', 'src/**/*.tsx', ...notShipped],
    bundle: false,
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    sourcemap: true,
    dts: false,
    clean: true,
    silent: true,
    ...overrides,
    esbuildOptions(options, context) {
      options.outbase = 'src'
      overrides.esbuildOptions?.(options, context)
    },
  }
}
