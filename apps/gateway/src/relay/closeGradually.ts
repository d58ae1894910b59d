import { setTimeout } from 'node:timers/promises'

/** Time between two groups. */
const pauseMs = 20
/** Time for each client, where that is less than the limit: a few clients are closed almost at once. */
const perClientMs = 5

/**
 * Closes many clients in groups, evenly over some time: they reconnect to another node as soon as they are closed, and
 * would all arrive there in one moment otherwise.
 *
 * @param maxMs The time at most.
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
