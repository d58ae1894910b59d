import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import { startProxied } from '../startProxied.js'

const attempts = 600_000
const connections = 60

/** Requests 600,000 subscriptions from five addresses. */
export const scenario: Scenario = {
  name: 'limits subscriptions by address and in total',
  maxSeconds: 240,
  isShort: true,
  async run(tools) {
    const server = await startProxied(tools, {
      env: {
        CLIENT_BURST: '1000000',
        ADDRESS_CALL_BURST: '10000000',
        PROJECT_CALL_BURST: '10000000',
        ADDRESS_BURST: '1000',
      },
    })
    const before = server.memoryMb()
    let taken = 0
    for (let client = 0; client < connections && server.isRunning(); client += 1) {
      const attacker = await connectAttacker(server, { address: `198.51.100.${client % 5}` })
      for (let batch = 0; batch < attempts / connections / 500; batch += 1) {
        const topics = Array.from({ length: 500 }, randomTopic)
        const answer = await attacker.call('irn_batchSubscribe', { topics })
        if (!Array.isArray(answer?.result)) break
        taken += answer.result.length
      }
    }
    check(server.isRunning(), `the process ended after ${taken} subscriptions`)
    check(taken <= 200_000, `${taken} subscriptions were accepted`)
    const { status, ms } = await server.health()
    check(status === 200, `/health returned ${status} after ${ms} ms`)
    return `${taken} subscriptions, +${Math.round(server.memoryMb() - before)} MB`
  },
}
