import { sha256 } from '../foundation/sha256.js'

/** Returns the id of a client's subscription to a topic: the sha256 of both, hex. Clients compute the same id. */
export function getSubscriptionId(topic: string, clientId: string): string {
  return sha256(topic + clientId)
}
