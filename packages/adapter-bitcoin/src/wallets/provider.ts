import { field } from '@latchkit/core/bip122'
import { MethodNotSupportedError } from '@latchkit/core/errors'

/** Returns whether a provider has a method. */
export function hasMethod(provider: unknown, method: string): boolean {
  return typeof field(provider, method) === 'function'
}

/**
 * Calls a method of a provider.
 *
 * @throws `MethodNotSupportedError` if the provider does not have it
 */
export function callMethod(provider: unknown, method: string, ...parameters: readonly unknown[]): unknown {
  const run = field(provider, method)
  if (typeof run !== 'function') throw new MethodNotSupportedError({ method, namespace: 'bip122' })
  return Reflect.apply(run, provider, parameters)
}

/** Adds a listener through a provider method, if it exists. Returns a function to remove it. */
export function addListener(
  provider: unknown,
  method: string,
  ...parameters: readonly unknown[]
): () => void {
  const stop = hasMethod(provider, method) ? callMethod(provider, method, ...parameters) : undefined
  return () => void (typeof stop === 'function' && stop())
}
