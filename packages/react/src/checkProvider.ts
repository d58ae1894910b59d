import { ConfigError } from '@latchkit/core'
import { version } from 'react'

/** Read as `inDevelopment.ts` of core does. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/**
 * Rejects a provider without a kit, and a React that is too old. Production builds do not contain the check.
 *
 * @throws `ConfigError` that says what to write instead.
 */
export function checkProvider(kit: unknown, reactVersion: string = version): void {
  try {
    if (process.env.NODE_ENV !== 'production') findMistake(kit, reactVersion)
  } catch (error) {
    // Also without a build: see `inDevelopment.ts`.
    if (error instanceof ConfigError) throw error
  }
}

function findMistake(kit: unknown, reactVersion: string): void {
  if (Number.parseInt(reactVersion, 10) < 18)
    throw new ConfigError({
      path: 'LatchkitProvider',
      reason: `React must be 18 or newer, got ${reactVersion}. Run: npm install react@latest react-dom@latest`,
    })
  if (typeof kit !== 'object' || kit === null || !('showStored' in kit))
    throw new ConfigError({
      path: 'LatchkitProvider',
      reason: `the prop "kit" must be the result of createLatchkit(), got ${describeValue(kit)}. Write <LatchkitProvider kit={kit}>, with const kit = createLatchkit({ … }) outside the component`,
    })
}

function describeValue(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' && value !== null ? 'another object' : String(value)
}
