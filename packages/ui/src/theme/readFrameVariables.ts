import type { ThemeMode, ThemeVariables } from '@latchkit/core'

/** Loads `toFrameVariables`, which only apps with a login need, and calls it. */
export async function readFrameVariables(
  variables: ThemeVariables,
  mode: ThemeMode,
): Promise<Readonly<Record<string, string>>> {
  const { toFrameVariables } = await import('./toFrameVariables.js')
  return toFrameVariables(variables, mode)
}
