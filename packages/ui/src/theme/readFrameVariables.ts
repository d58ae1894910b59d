import type { ThemeMode, ThemeVariables } from '@latchkit/core'

/**
 * Returns the accent and the corner radius of a theme as the login frame accepts them. Its code is loaded with the first call, because
 * only apps with a login need it.
 *
 * @example
 * ```ts
 * import { readFrameVariables } from '@latchkit/ui/modal'
 *
 * const variables = await readFrameVariables({ accent: '#0b6b56' }, 'light')
 * ```
 */
export async function readFrameVariables(
  variables: ThemeVariables,
  mode: ThemeMode,
): Promise<Readonly<Record<string, string>>> {
  const { toFrameVariables } = await import('./toFrameVariables.js')
  return toFrameVariables(variables, mode)
}
