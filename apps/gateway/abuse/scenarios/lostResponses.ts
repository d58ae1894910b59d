import { createIdentity } from '../../src/testing/identity.fixtures.js'
import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'

const count = 40

/** Closes connections right after they have requested their messages. */
export const scenario: Scenario = {
  name: 'returns fetched messages again when the response to a fetch never arrives',
  maxSeconds: 60,
  async run({ start }) {
    const server = await start()
    const sender = await connectAttacker(server)
    const identity = createIdentity()
    let kept = 0
    for (let index = 0; index < count; index += 1) {
      const topic = randomTopic()
      await sender.call('irn_publish', { topic, message: `${index}`, ttl: 300, tag: 1 })
      const lost = await connectAttacker(server, { identity })
      lost.socket.pause()
      void lost.call('irn_fetchMessages', { topic })
      // The fetch has been received when a later call of another client has a response.
      await sender.call('irn_subscribe', { topic: randomTopic() })
      await server.health()
      lost.socket.terminate()
      const again = await connectAttacker(server, { identity })
      const answer = await again.call('irn_fetchMessages', { topic })
      const { messages } = (answer?.result ?? { messages: [] }) as { readonly messages: readonly unknown[] }
      kept += messages.length
      again.socket.terminate()
    }
    check(kept === count, `${count - kept} of ${count} messages were lost`)
    return `${kept} of ${count} messages fetched again`
  },
}
