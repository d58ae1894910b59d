import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { readTopic } from './readTopic.js'
import { replaceMethod } from './replaceMethod.js'
import { userDisconnectedReason } from './userDisconnectedReason.js'

/** Patches the deletion of a session, so that it has no effect a second time and works without the relay. */
export function patchDeleteSession({ client }: UniversalProvider): void {
  replaceMethod(client.engine, 'deleteSession', (original) => async (given) => {
    const topic = readTopic(given)
    if (!client.session.getAll().some((one) => readTopic(one) === topic)) return
    try {
      await original(given)
    } catch {
      // The relay did not receive the unsubscription. The session is removed locally anyway.
      await client.session.delete(topic, userDisconnectedReason)
      client.events?.emit('session_delete', { topic })
    }
  })
}
