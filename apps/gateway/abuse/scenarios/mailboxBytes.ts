import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import { startProxied } from '../startProxied.js'

const ttl = 30 * 86_400
const address = '198.51.100.7'

/** Publishes every message with a new client id from one address, half of its bytes as attestation. */
export const scenario: Scenario = {
  name: 'limits the bytes one address stores, regardless of its client ids',
  maxSeconds: 120,
  isShort: true,
  async run(tools) {
    const server = await startProxied(tools, {
      env: {
        MAX_ADDRESS_BYTES: `${8 * 1024 ** 2}`,
        ADDRESS_BURST: '1000',
        ADDRESS_CALL_BURST: '100000',
      },
    })
    let stored = 0
    let refusal = ''
    for (let client = 0; client < 60 && refusal === ''; client += 1) {
      const attacker = await connectAttacker(server, { address })
      const half = `${client}`.padEnd(200_000, '.')
      const answer = await attacker.call('irn_publish', {
        topic: randomTopic(),
        message: half,
        attestation: half,
        ttl,
        tag: 0,
      })
      if (answer?.result === true) stored += 2 * half.length
      else refusal = answer?.error?.message ?? 'closed'
      attacker.socket.terminate()
    }
    check(refusal.includes('of this address exceed'), `not refused: stored ${stored} bytes (${refusal})`)
    const honest = await connectAttacker(server, { address: '203.0.113.1' })
    const message = { topic: randomTopic(), message: 'm', ttl: 300, tag: 0 }
    check((await honest.call('irn_publish', message))?.result === true, 'another address is refused too')
    return `${(stored / 1024 ** 2).toFixed(1)} MB of 8 MiB per address`
  },
}
