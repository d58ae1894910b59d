import type { Bus } from './Bus.js'

/** Creates the bus of a single node. */
export function createLocalBus(): Bus {
  return {
    publish: async () => {},
    listen: () => {},
    follow: () => {},
    unfollow: () => {},
    waitUntilFollowed: () => undefined,
    isReady: () => true,
    getLagSeconds: () => 0,
    close: async () => {},
  }
}
