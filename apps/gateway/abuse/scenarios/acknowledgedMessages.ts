import { createIdentity } from '../../src/testing/identity.fixtures.js'
import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'

/** A second client of the attacker acknowledges every message at once, so that no message is pending. */
export const scenario: Scenario = {
  name: 'counts acknowledged messages until they are deleted',
  maxSeconds: 90,
  async run({ start }) {
    const env = { MAX_TOPIC_MESSAGES: '200', CLIENT_BURST: '5000', MAX_CLIENT_BYTES: '500000' }
    const server = await start({ env })
    const [sender, reader] = [
      await connectAttacker(server),
      await connectAttacker(server, { identity: createIdentity() }),
    ]
    const topic = randomTopic()
    await reader.call('irn_subscribe', { topic })
    reader.socket.on('message', (data) => {
      const { id, method } = JSON.parse(String(data))
      if (method) reader.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    })
    let stored = 0
    for (; stored < 2_000; stored += 1) {
      const message = { topic, message: `message ${stored}`, ttl: 30 * 86_400, tag: 1 }
      if ((await sender.call('irn_publish', message))?.result !== true) break
    }
    check(stored <= 200, `${stored} messages passed a limit of 200`)
    return `${stored} of 200 messages on a topic`
  },
}
