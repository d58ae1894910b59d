import type { Bus } from './Bus.js'

/** The bus of a node without others. */
export function createLocalBus(): Bus {
  return {
    publish: async () => {},
    listen: () => {},
    follow: () => {},
    unfollow: () => {},
    followed: () => undefined,
    isReady: () => true,
    lagSeconds: () => 0,
    close: async () => {},
  }
}
