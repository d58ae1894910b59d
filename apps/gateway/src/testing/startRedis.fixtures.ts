import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fetchServer } from './fetchServer.fixtures.js'

/** Starts a Redis server, installed or from Debian, without persistence. */
export async function startRedis(port?: number) {
  const { root, env } = await findRedis()
  const chosen = port ?? (await freePort())
  // In Debian redis-server is a link to a program in redis-tools.
  const child = spawn(
    join(root, 'usr/bin/redis-check-rdb'),
    ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { argv0: 'redis-server', env },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const ended = once(child, 'close')
  while (!output.includes('Ready to accept connections')) {
    const first = await Promise.race([once(child.stdout, 'data').then(() => 'data'), ended.then(() => 'end')])
    if (first === 'end') throw new Error(`redis-server ended: ${output}`)
  }
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function findRedis() {
  if (existsSync('/usr/bin/redis-server')) return { root: '/', env: process.env }
  const { root, libraryPath } = await fetchServer('redis-server')
  return { root, env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
