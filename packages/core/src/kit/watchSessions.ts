import type { Latchkit } from '../engine/latchkit.js'
import { watchBalances } from '../features/balance/watchBalances.js'

/** Starts what follows a connected wallet: its balance, and with the option `siwx` its sign-in. Returns the cleanup. */
export function watchSessions(kit: Latchkit, rules: Parameters<typeof watchBalances>[1]): () => void {
  const { config, internal } = kit
  if (config.siwx)
    import('../features/siwx/followSessions.js').then(
      ({ followSessions }) => followSessions(kit),
      (error) => internal.warn('The sign-in could not be loaded.', error),
    )
  return watchBalances(kit, rules)
}
