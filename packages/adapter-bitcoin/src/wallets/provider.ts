import { MethodNotSupportedError } from '@latchkit/core'
import { field } from '@latchkit/core/bip122'

/** Whether a provider has that method. */
export function can(provider: unknown, method: string): boolean {
  return typeof field(provider, method) === 'function'
}

/**
 * Calls a method of a provider.
 *
 * @throws `MethodNotSupportedError` where it has none of that name
 */
export function call(provider: unknown, method: string, ...parameters: readonly unknown[]): unknown {
  const run = field(provider, method)
  if (typeof run !== 'function') throw new MethodNotSupportedError({ method, namespace: 'bip122' })
  return Reflect.apply(run, provider, parameters)
}

/** Calls a method that puts a listener on, where there is one, and answers how to take it off. */
export function listen(provider: unknown, method: string, ...parameters: readonly unknown[]): () => void {
  const stop = can(provider, method) ? call(provider, method, ...parameters) : undefined
  return () => void (typeof stop === 'function' && stop())
}
