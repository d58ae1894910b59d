import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
/** Sets `process.pid` to 1, for machines where no process namespace can be created. */
const isProcessOne = '--import data:text/javascript,Object.defineProperty(process,%22pid%22,{value:1})'
const messages = 120

/** Simulates two containers with one volume: each gateway has process id 1 in its own namespace. */
export const scenario: Scenario = {
  name: 'refuses a second gateway on one data folder, also from another container',
  maxSeconds: 240,
  async run({ start, folder }) {
    const dataDir = folder()
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
    const server = await start({ env: { ...env, LOG_LEVEL: 'info', NODE_OPTIONS: isProcessOne } })
    const topic = randomTopic()
    const client = await connectAttacker(server)
    let accepted = 0
    const publish = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        const answer = await client.call('irn_publish', { topic, message: `${index}`, ttl: 300, tag: 1 })
        if (answer?.result === true) accepted += 1
      }
    }
    await publish(0, messages / 2)
    const refusals: string[] = []
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { code, errors } = await runSecond({ ...env, NODE_OPTIONS: isProcessOne })
      check(code === 1, `the second gateway ended with code ${code}`)
      check(
        errors.includes('is in use by another gateway'),
        `the error of the second gateway was: ${errors.slice(0, 300)}`,
      )
      refusals.push(errors)
    }
    await publish(messages / 2, messages)
    server.process.kill('SIGKILL')
    await server.stop()

    const next = await start({ env: { ...env, LOG_LEVEL: 'info' } })
    const reader = await connectAttacker(next)
    await reader.call('irn_subscribe', { topic })
    const end = performance.now() + 20_000
    while (reader.pushes.length < accepted && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const kept = new Set(reader.pushes.map(({ params }) => params.data.message)).size
    check(accepted === messages, `only ${accepted} of ${messages} messages were accepted`)
    check(kept === accepted, `${accepted - kept} of ${accepted} accepted messages were lost`)
    return `${refusals.length} of 2 refused; ${accepted - kept} of ${accepted} accepted messages lost`
  },
}

/** Runs a second gateway, in a new process namespace if this user can create one. */
async function runSecond(env: Readonly<Record<string, string>>) {
  const program = [process.execPath, '--conditions=@latchkit/source', '--import', 'tsx', cli]
  const [command = '', ...rest] =
    process.getuid?.() === 0 ? ['unshare', '--pid', '--fork', '--kill-child', ...program] : program
  const child = spawn(command, rest, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  clearTimeout(timer)
  return { code, errors }
}
