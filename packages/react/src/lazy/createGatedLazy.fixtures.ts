import { createLazy, type Lazy } from './createLazy.js'

/** Returns a lazy value whose load resolves or rejects when the test calls `settle`. */
export function createGatedLazy<T>(value: T): {
  readonly lazy: Lazy<T>
  readonly settle: (succeeds: boolean) => void
} {
  const pending: ((succeeds: boolean) => void)[] = []
  const lazy = createLazy(async () => {
    const succeeds = await new Promise<boolean>((resolve) => pending.push(resolve))
    if (!succeeds) throw new TypeError('Failed to fetch dynamically imported module')
    return value
  })
  return { lazy, settle: (succeeds: boolean) => pending.shift()?.(succeeds) }
}
