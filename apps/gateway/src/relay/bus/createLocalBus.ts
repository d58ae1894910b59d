import type { Bus } from './Bus.js'

/** Creates the bus of a single node. */
export function createLocalBus(): Bus {
  return {
    publish: async () => {},
    listen: () => {},
    subscribe: () => {},
    unsubscribe: () => {},
    waitUntilSubscribed: () => undefined,
    isReady: () => true,
    getLagSeconds: () => 0,
    close: async () => {},
  }
}
