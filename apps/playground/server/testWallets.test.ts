import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** Runs Vite in a Node.js process without TypeScript support, and resolves with its URL. */
async function run(...args: readonly string[]): Promise<string> {
  const command = [vite, ...args, '--port', '0', '--strictPort', 'false']
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)
    if (url) return url[0]
  }
  throw new Error('Vite ended before it was ready.')
}

test('default', async () => {
  const url = await run()
  const page = await (await fetch(`${url}/index.html`)).text()
  expect(page).toContain('<script src="/devnet/wallets.js"></script>')
  const response = await fetch(`${url}/devnet/wallets.js`)
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const script = await response.text()
  for (const place of ['/rpc/31337', '/rpc/31338', '/rpc/solana', '/rpc/bitcoin'])
    expect(script).toContain(`"${place}"`)
}, 180_000)

test('behavior: a preview serves them too', async () => {
  const outDir = mkdtempSync(join(root, 'node_modules/.test-wallets-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const url = await run('preview', '--outDir', outDir)
  expect((await fetch(`${url}/devnet/wallets.js`)).status).toBe(200)
}, 180_000)
