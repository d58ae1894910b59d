import { setTimeout } from 'node:timers/promises'

/** Time between two groups. */
const pauseMs = 20
/** Time per client, as long as the total stays below `maxMs`. A few clients are therefore closed almost immediately. */
const perClientMs = 5

/**
 * Closes clients in groups, spread evenly over time: closed clients reconnect immediately, and would otherwise all reach
 * another node at the same moment.
 *
 * @param maxMs Maximum total time.
 */
export async function closeGradually<Client>(
  clients: readonly Client[],
  maxMs: number,
  close: (client: Client) => void,
): Promise<void> {
  const groups = Math.max(1, Math.floor(Math.min(maxMs, clients.length * perClientMs) / pauseMs))
  const size = Math.ceil(clients.length / groups)
  for (let index = 0; index < clients.length; index += size) {
    if (index > 0) await setTimeout(pauseMs)
    for (const client of clients.slice(index, index + size)) close(client)
  }
}
