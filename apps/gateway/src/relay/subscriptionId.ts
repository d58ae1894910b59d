import { sha256 } from '../sha256.js'

/** Id of a client's subscription to a topic. Clients compute it too, and ask for no other. */
export function subscriptionId(topic: string, clientId: string): string {
  return sha256(topic + clientId)
}
