import type { AdapterFactory } from '@latchkit/core/ports'

/** An adapter that cannot start: to see that the other chains do not mind. */
export function broken(factory: AdapterFactory): AdapterFactory {
  return (context) => ({
    ...factory(context),
    start() {
      throw new Error('This adapter is broken on purpose: ?broken= says so.')
    },
  })
}
