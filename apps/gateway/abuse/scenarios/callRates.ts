import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import { startProxied } from '../startProxied.js'

const address = '198.51.100.7'

export const scenario: Scenario = {
  name: 'limits the calls of one address, regardless of its client ids',
  maxSeconds: 90,
  isShort: true,
  async run(tools) {
    const server = await startProxied(tools, {
      env: { ADDRESS_CALL_BURST: '200', ADDRESS_CALLS_PER_SECOND: '1', ADDRESS_BURST: '1000' },
    })
    let answered = 0
    for (let client = 0; client < 20; client += 1) {
      const attacker = await connectAttacker(server, { address })
      const calls = Array.from({ length: 50 }, () =>
        attacker.call('irn_unsubscribe', { topic: randomTopic(), id: '' }),
      )
      answered += (await Promise.all(calls)).filter((answer) => answer?.result === true).length
      attacker.socket.terminate()
    }
    check(answered < 300, `${answered} of 1,000 calls were answered`)
    const honest = await connectAttacker(server, { address: '203.0.113.1' })
    const answer = await honest.call('irn_subscribe', { topic: randomTopic() })
    check(answer?.result !== undefined, 'another address is refused too')
    return `${answered} of 1,000 calls`
  },
}
