import { startPostgres } from '../../src/testing/startPostgres.fixtures.js'
import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'

const rounds = 15
const size = 60

/** Publishes the same messages at two nodes in opposite orders. */
export const scenario: Scenario = {
  name: 'stores the same messages from two nodes in opposite orders without a failure',
  maxSeconds: 240,
  async run({ start, onEnd }) {
    const postgres = await startPostgres()
    onEnd(postgres.stop)
    const env = { DATABASE_URL: postgres.url, COMMIT_LINGER_MS: '20' }
    const nodes = await Promise.all([start({ env }), start({ env })])
    let failed = 0
    for (let round = 0; round < rounds; round += 1) {
      const clients = await Promise.all(nodes.map((node) => connectAttacker(node)))
      const messages = Array.from({ length: size }, (_, index) => ({
        topic: randomTopic(),
        message: `${index}`,
        ttl: 300,
        tag: 1,
      }))
      const answers = await Promise.all(
        clients.flatMap((client, index) =>
          (index === 0 ? messages : messages.toReversed()).map((one) => client.call('irn_publish', one)),
        ),
      )
      failed += answers.filter((answer) => answer?.result !== true).length
      for (const client of clients) client.socket.terminate()
    }
    check(failed === 0, `${failed} of ${2 * rounds * size} messages failed`)
    const [row] = await postgres.query('select sum(deadlocks)::int as total from pg_stat_database')
    return `0 of ${2 * rounds * size} failed; ${row?.total} deadlocks`
  },
}
