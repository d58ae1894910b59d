import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import type { Server } from '../startServer.js'

const storageFull = -32005
const minFreeBytes = 64 * 1024 * 1024

/** Mounts a small disk for the data folder, and fills it completely. */
export const scenario: Scenario = {
  name: 'refuses messages on a full disk, stays responsive, and recovers',
  maxSeconds: 240,
  async run({ start, folder, onEnd }) {
    if (process.getuid?.() !== 0) return 'not observed: only root can mount a disk of limited size'
    const disk = folder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk])
    onEnd(() => execFileSync('umount', ['-l', disk]))
    const free = () => {
      const { bavail, bsize } = statfsSync(disk)
      return bavail * bsize
    }
    const filler = join(disk, 'filler')
    const fill = (leave: number) =>
      writeFileSync(filler, Buffer.alloc(Math.max(0, free() - leave)), { flag: 'a' })
    const env = { DATA_DIR: join(disk, 'data'), MIN_FREE_BYTES: String(minFreeBytes) }

    const server = await start({ env })
    const topic = randomTopic()
    const stored: string[] = []
    fill(minFreeBytes + 16 * 1024 * 1024)
    const refusal = await publishUntilRefused(server, topic, stored)
    check(refusal === storageFull, `the first refusal had code ${refusal}`)
    check(stored.length > 0, 'nothing was stored with space left')
    check(free() > minFreeBytes / 2, `only ${free()} bytes were left free`)
    const leftFree = Math.round(free() / 1e6)

    fill(0)
    let slowest = 0
    for (let index = 0; index < 10; index += 1) {
      const { status, ms } = await server.health()
      check(status === 503, `/health returned ${status} on a full disk`)
      slowest = Math.max(slowest, ms)
      const attacker = await connectAttacker(server)
      const answer = await attacker.call('irn_publish', { topic, message: 'more', ttl: 300, tag: 1 })
      check(
        answer?.error?.code === storageFull,
        `the response to a message on a full disk was ${JSON.stringify(answer)}`,
      )
      attacker.socket.terminate()
    }
    check(
      (await readAll(server, topic, stored.length)) === stored.length,
      'a stored message could not be read',
    )

    rmSync(filler)
    check((await server.health()).status === 200, '/health was not 200 when space returned')
    const client = await connectAttacker(server)
    const again = await client.call('irn_publish', { topic, message: 'again', ttl: 300, tag: 1 })
    check(again?.result === true, 'a message was refused when space returned')
    stored.push('again')

    fill(0)
    const begin = performance.now()
    const code = await server.stop()
    check(code === 0, `the gateway ended with code ${code} after SIGTERM on a full disk`)
    const stopMs = Math.round(performance.now() - begin)
    rmSync(filler)
    const next = await start({ env })
    const kept = await readAll(next, topic, stored.length)
    check(kept === stored.length, `${kept} of ${stored.length} messages were left after a restart`)
    return `${leftFree} MB left free; /health ${slowest} ms; SIGTERM ${stopMs} ms; ${kept} of ${stored.length} kept`
  },
}

async function publishUntilRefused(
  server: Server,
  topic: string,
  stored: string[],
): Promise<number | undefined> {
  for (let index = 0; index < 400; index += 1) {
    // Uses a new client for every few messages, to stay below the rate of one client.
    const client = await connectAttacker(server)
    for (let sent = 0; sent < 4; sent += 1) {
      const message = randomBytes(48_000).toString('base64')
      const answer = await client.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
      if (answer?.result !== true) return answer?.error?.code
      stored.push(message)
    }
    client.socket.terminate()
  }
  return undefined
}

async function readAll(server: Server, topic: string, count: number): Promise<number> {
  const reader = await connectAttacker(server)
  await reader.call('irn_subscribe', { topic })
  const end = performance.now() + 20_000
  while (reader.pushes.length < count && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50))
  reader.socket.terminate()
  return reader.pushes.length
}
