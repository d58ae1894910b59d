import { afterEach, expect, test, vi } from 'vitest'
import type { Metadata, Options } from '../config/config.js'
import { createLatchkit, type Latchkit } from '../exports/index.js'
import { mainnet } from '../exports/networks.js'
import { fakeAdapter } from '../exports/testing.js'

/**
 * Mistakes of an app's developer: what was written, where it must be reported in a development build, and the exact text. `thrown`: the
 * call throws, so the page stops with this text. `rejected`: the promise of the action rejects. `console`: one warning.
 */
export type Mistake = readonly [
  title: string,
  write: () => unknown,
  reported: 'thrown' | 'rejected' | 'console',
  text: string,
]

/** The metadata of an app. */
export const metadata: Metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }

/** Creates a kit as plain JavaScript may. Its other options are without a mistake. */
export function create(options: object): Latchkit {
  const given = { projectId: 'my-app', networks: [mainnet], adapters: [fakeAdapter()], ...options }
  // Plain JavaScript has no types.
  return createLatchkit(given as unknown as Options)
}

/** Returns a value of any type, as plain JavaScript may give it. */
export const untyped = (value: unknown): never => value as never

/** Writes it, and returns every report of it. */
export async function report(
  write: () => unknown,
  mode: string,
): Promise<readonly (readonly [string, string])[]> {
  vi.stubEnv('NODE_ENV', mode)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reports: (readonly [string, string])[] = []
  try {
    const result = write()
    if (result instanceof Promise) await result.catch((cause) => reports.push(['rejected', cause.message]))
  } catch (cause) {
    reports.push(['thrown', (cause as Error).message])
  }
  for (const [text] of [...warn.mock.calls, ...error.mock.calls])
    reports.push(['console', String(text).replace('[latchkit] ', '')])
  return reports
}

/** Declares the tests of mistakes: each is reported in development builds, and production builds log none. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  test.each(mistakes)('error: %s', async (_title, write, reported, text) => {
    expect(await report(write, 'development')).toEqual([[reported, text]])
  })

  test.each(mistakes.filter(([, , reported]) => reported === 'console'))(
    'behavior: a production build does not log %s',
    async (_title, write) => {
      expect(await report(write, 'production')).toEqual([])
    },
  )
}
