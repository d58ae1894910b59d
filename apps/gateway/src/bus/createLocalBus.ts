import type { Bus } from './Bus.js'

/** The bus of a node without others. */
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
