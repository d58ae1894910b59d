import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { start } from '../processes.mjs'

const require = createRequire(import.meta.url)

/**
 * A registry on this machine that has only the packages which are published to it.
 *
 * @typedef {{ url: string, stop: () => Promise<unknown> }} Registry
 */

/**
 * Starts Verdaccio on a free port of the loopback interface.
 *
 * @param {string} folder Folder for its files.
 * @returns {Promise<Registry>}
 */
export async function startRegistry(folder) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}/`
  const config = join(folder, 'verdaccio.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      uplinks: {},
      packages: { '**': { access: '$all', publish: '$all' } },
      max_body_size: '50mb',
      web: { enable: false },
      log: { type: 'stdout', format: 'pretty', level: 'error' },
    }),
  )
  const bin = join(require.resolve('verdaccio/package.json'), '..', 'bin/verdaccio')
  let output = ''
  const server = start([process.execPath, bin, '--config', config, '--listen', `127.0.0.1:${port}`], {
    onOutput(text) {
      output += text
    },
  })
  let isEnded = false
  server.exited.then(() => {
    isEnded = true
  })
  const latest = Date.now() + 60_000
  while (!(await isReady(url))) {
    if (isEnded || Date.now() > latest) {
      await server.stop()
      throw new Error(`The registry did not start:\n${output}`)
    }
    await pause(100)
  }
  return { url, stop: () => server.stop() }
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}-/ping`)).ok
  } catch {
    return false
  }
}

/** @returns {Promise<number>} */
function findFreePort() {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
