import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))

/** Starts the gateway as an operator does, on a free port. */
export async function startServer(dataDir: string) {
  const child = spawn(process.execPath, ['--conditions=@latchkit/source', '--import', 'tsx', cli], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  let port: string | undefined
  while (!port) {
    const [chunk] = await once(child.stdout, 'data')
    output += String(chunk)
    port = /listening: relay ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]
  }
  child.stdout.resume()
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
