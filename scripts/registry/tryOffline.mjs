import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '../chromium.mjs'
import { start } from '../processes.mjs'

/**
 * Runs the tests of a created app, which start its development server with the devnet, without a network. Throws if one of them fails, or if a
 * program of Node.js looks up or connects to another machine. Chromium's requests are in the tests.
 *
 * On Linux with the right to do so, the processes have a network namespace with the loopback interface alone; elsewhere, the record is
 * the proof.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.app The folder of the app.
 * @param {readonly string[]} options.command Its package manager's command of the script `test`.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(text: string) => void} options.print
 */
export async function tryOffline({ root, app, command, env, print }) {
  const spec = readFileSync(join(root, 'scripts/registry/offline.spec.mjs'), 'utf8')
  // The app depends on this package alone, and only npm hoists the other one.
  writeFileSync(join(app, 'e2e/offline.spec.mjs'), spec.replace("'playwright/test'", "'@playwright/test'"))
  const record = join(app, 'connections.txt')
  rmSync(record, { force: true })
  const preload = pathToFileURL(join(root, 'scripts/registry/recordConnections.mjs'))
  const isCut = (await start(['unshare', '-n', 'true'], { onOutput: () => {} }).exited) === 0
  const quoted = command.map((part) => `'${part}'`).join(' ')
  const cut = ['unshare', '-n', 'sh', '-c', `ip link set lo up && exec ${quoted}`]
  let output = ''
  const child = start(isCut ? cut : command, {
    cwd: app,
    env: {
      ...env,
      HOME: env?.HOME ?? homedir(),
      CHROMIUM: findChromium(),
      NODE_OPTIONS: `--import=${preload.href}`,
      CONNECTIONS_FILE: record,
      // The search of the package manager for a newer version of itself is not the app's.
      npm_config_update_notifier: 'false',
    },
    onOutput: (text) => {
      output += text
    },
  })
  const code = await child.exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-4000)}`)
  if (existsSync(record)) throw new Error(`Connections to other machines:\n${readFileSync(record, 'utf8')}`)
  print(
    `tested ${isCut ? 'without a network' : 'with a network, because a namespace without one is not allowed'}`,
  )
}
