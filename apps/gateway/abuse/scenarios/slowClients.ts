import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import { startProxied } from '../startProxied.js'

const sockets = 100
const messages = 12
const messageBytes = 700_000

/** Opens sockets that subscribe to one topic and then receive nothing. */
export const scenario: Scenario = {
  name: 'limits the unsent bytes of slow clients',
  maxSeconds: 180,
  async run(tools) {
    const server = await startProxied(tools, {
      env: { ADDRESS_BURST: '1000', CLIENT_BURST: '100000', ADDRESS_CALL_BURST: '1000000' },
    })
    const topic = randomTopic()
    for (let index = 0; index < sockets; index += 1) {
      const { call, socket } = await connectAttacker(server, { address: `198.51.100.${index % 20}` })
      await call('irn_subscribe', { topic })
      socket.pause()
      tools.onEnd(() => socket.terminate())
    }
    const before = server.memoryMb()
    let most = 0
    const sender = await connectAttacker(server, { address: '203.0.113.1' })
    for (let index = 0; index < messages; index += 1) {
      const message = `${index}`.padEnd(messageBytes, '.')
      await sender.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
      most = Math.max(most, server.memoryMb() - before)
    }
    // Without a limit: 100 sockets with up to 8 MB each.
    check(most < 650, `memory grew by ${Math.round(most)} MB`)
    check((await server.health()).status === 200, '/health did not return 200')
    return `64 MiB unsent in total; memory grew by ${Math.round(most)} MB`
  },
}
