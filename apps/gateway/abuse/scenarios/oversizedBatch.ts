import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'

const maxBlockedMs = 5_000
const batches: readonly (readonly [method: string, list: string])[] = [
  ['irn_batchSubscribe', 'topics'],
  ['irn_batchFetchMessages', 'topics'],
  ['irn_batchPublish', 'messages'],
  ['irn_batchUnsubscribe', 'subscriptions'],
  ['irn_batchReceive', 'receipts'],
]

/** Sends lists with as many items as fit into a request: each item takes two characters. */
export const scenario: Scenario = {
  name: 'refuses oversized batches before validating their items',
  maxSeconds: 90,
  isShort: true,
  async run({ start }) {
    const server = await start({ heapMb: 512 })
    let longest = 0
    for (const [method, list] of batches)
      for (const bytes of [4_400_000, 1_000_000]) {
        const attacker = await connectAttacker(server)
        const begin = performance.now()
        const items = Array.from({ length: bytes / 2 }, () => 0)
        const answer = attacker.call(method, { [list]: items })
        await Promise.race([answer, attacker.closed])
        await server.health(30_000)
        longest = Math.max(longest, Math.round(performance.now() - begin))
        const refusal = (await answer)?.error?.code ?? (await attacker.closed)
        check([-32602, -32005, 1009, 1006].includes(refusal), `${method} was not refused: ${refusal}`)
        check(server.isRunning(), `${method} ended the process`)
        attacker.socket.terminate()
      }
    const honest = await connectAttacker(server)
    const topics = Array.from({ length: 500 }, randomTopic)
    const answer = await honest.call('irn_batchSubscribe', { topics })
    check(answer?.result !== undefined, 'a batch of the largest size was refused')
    check(longest < maxBlockedMs, `one request blocked the process for ${longest} ms`)
    return `500 items in a call; longest response ${longest} ms`
  },
}
