import type { AdapterFactory } from '@latchkit/core/ports'

/** Creates an adapter that cannot start, to show that the other namespaces still work. */
export function createBrokenAdapter(factory: AdapterFactory): AdapterFactory {
  return (context) => ({
    ...factory(context),
    start() {
      throw new Error('The adapter is broken on purpose by the query parameter "broken".')
    },
  })
}
