import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import { startProxied } from '../startProxied.js'

const sockets = 300

/** Opens sockets that send most of a WebSocket message, and never its end. */
export const scenario: Scenario = {
  name: 'limits the bytes of incomplete messages over all connections',
  maxSeconds: 120,
  isShort: true,
  async run(tools) {
    const server = await startProxied(tools, { env: { ADDRESS_BURST: '1000' } })
    const before = server.memoryMb()
    let most = 0
    for (let index = 0; index < sockets; index += 1) {
      const { socket } = await connectAttacker(server, { address: `198.51.100.${index % 20}` })
      socket.send('x'.repeat(1_000_000), { fin: false })
      tools.onEnd(() => socket.terminate())
      most = Math.max(most, server.memoryMb() - before)
    }
    await server.health()
    most = Math.max(most, server.memoryMb() - before)
    check(most < 200, `memory grew by ${Math.round(most)} MB for ${sockets} MB of incomplete messages`)
    const honest = await connectAttacker(server, { address: '203.0.113.1' })
    const answer = await honest.call('irn_subscribe', { topic: randomTopic() })
    check(answer?.result !== undefined, 'an honest client was terminated')
    return `64 MiB in total; memory grew by ${Math.round(most)} MB`
  },
}
