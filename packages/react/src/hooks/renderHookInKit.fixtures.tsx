import type { TestKit } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { type RenderHookResult, renderHook } from 'vitest-browser-react'
import { LatchkitProvider } from '../LatchkitProvider.js'

/** Renders a hook under the provider of a kit; `renders` has the result of each render. */
export async function renderHookInKit<T>(
  hook: () => T,
  setup: TestKit,
): Promise<TestKit & RenderHookResult<T, unknown> & { readonly renders: readonly T[] }> {
  const renders: T[] = []
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <LatchkitProvider kit={setup.kit} disableAppend>
      {children}
    </LatchkitProvider>
  )
  const screen = await renderHook(
    () => {
      const value = hook()
      renders.push(value)
      return value
    },
    { wrapper },
  )
  return { ...setup, ...screen, renders }
}
