import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isFree, isListening } from './ports.mjs'
import { onInterrupt, start } from './processes.mjs'

const ports = /** @type {const} */ ({
  playground: 5173,
  'chain 31337': 8545,
  'chain 31338': 8546,
  'test wallets': 8549,
  Solana: 8899,
  'Solana, WebSocket': 8900,
  Bitcoin: 3002,
  gateway: 8787,
  phone: 8788,
  'login frame': 8790,
  'recovery service': 8791,
  inbox: 8792,
  'providers of accounts': 8793,
})
const env = { PATH: `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
/** @type {import('./processes.mjs').Child[]} */
const children = []
let stopping = false

for (const [name, port] of Object.entries(ports)) {
  if (await isFree(port)) continue
  console.error(
    `✗ Port ${port} (${name}) is in use. Stop the program that uses it (such as another npm start), and try again.`,
  )
  process.exit(1)
}

onInterrupt(async () => {
  console.log('\n▸ Stopping')
  await stopAll()
}, 0)

console.log('▸ Starting the local chains and the test wallets')
// Does not wait for Bitcoin: without a node, the devnet prints a message and continues.
await serve(
  'devnet',
  '@latchkit/devnet',
  'start',
  [8545, 8546, 8899, 8787, 8788, 8790, 8791, 8792, 8793, 8549],
)
console.log('▸ Starting the playground')
await serve('playground', '@latchkit/playground', 'dev', [ports.playground])

console.log(`
  Playground    http://127.0.0.1:${ports.playground}
  Chain 31337   http://127.0.0.1:${ports['chain 31337']}
  Chain 31338   http://127.0.0.1:${ports['chain 31338']}
  Solana        http://127.0.0.1:${ports.Solana}
  Gateway       http://127.0.0.1:${ports.gateway}
  Phone         http://127.0.0.1:${ports.phone}
  Inbox         http://127.0.0.1:${ports.inbox}
  Bitcoin       ${(await isListening(ports.Bitcoin)) ? `http://127.0.0.1:${ports.Bitcoin}` : 'not running; see the output above'}

  Ctrl-C stops everything.
`)

/**
 * Starts a server and waits until it listens on its ports. If it ends at any time, all servers are stopped.
 *
 * @param {string} name
 * @param {string} workspacePackage
 * @param {string} script
 * @param {readonly number[]} awaited
 */
async function serve(name, workspacePackage, script, awaited) {
  const startedAt = performance.now()
  const child = start(['pnpm', '--silent', '--filter', workspacePackage, script], {
    env,
    onOutput: (text) => process.stdout.write(text.replace(/^(?=.)/gm, `  [${name}] `)),
  })
  children.push(child)
  child.exited.then(async (code) => {
    if (stopping) return
    console.error(`\n✗ The ${name} ended (${code}); see its output above. Stopping all servers.`)
    await stopAll()
    process.exit(1)
  })
  for (const port of awaited) while (!(stopping || (await isListening(port)))) await pause(50)
  if (!stopping) console.log(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}

async function stopAll() {
  stopping = true
  await Promise.all(children.map((child) => child.stop()))
}
