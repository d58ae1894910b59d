import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'
import { writeEntries } from './tsup.entries.js'

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

/** Options of tsup, and what a package does with its modules before its entries are written. */
type LibraryOptions = Omit<Options, 'onSuccess'> & { readonly afterModules?: () => Promise<void> }

/**
 * The tsup options every package shares; what a package adds or changes goes into `overrides`.
 *
 * One output module per source module, on purpose: `sideEffects: false` then drops every module a dapp does not
 * reach (a bundle keeps top-level schema calls), and each `.js` has its `.d.ts` (written by tsc) beside it.
 * A package that must gather (css) says `bundle: true` with its entries. Modules that always load together are gathered
 * after that, by `afterModules` (see `tsup.gather.ts`), and the entries are prepared last (see `tsup.entries.ts`).
 */
export function library({ afterModules, ...overrides }: LibraryOptions = {}): Options {
  return {
    entry: ['src/**/*.ts', 'src/**/*.tsx', ...notShipped],
    bundle: false,
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    // The modules are readable, and maps would double the size of a package.
    sourcemap: false,
    dts: false,
    clean: true,
    silent: true,
    ...overrides,
    async onSuccess() {
      await afterModules?.()
      await writeEntries('dist', JSON.parse(readFileSync('package.json', 'utf8')).name)
    },
    esbuildOptions(options, context) {
      options.outbase = 'src'
      overrides.esbuildOptions?.(options, context)
    },
  }
}
