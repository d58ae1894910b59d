import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import type { FrameOptions } from '../FrameOptions.js'
import { startFrameServer } from '../startFrameServer.js'

export const projectId = 'demo'
/** A page as Vite builds it. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <script type="module" crossorigin src="/assets/index-BkbAUuBN.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-CkbAUuBN.css">
  </head>
  <body><div id="root"></div></body>
</html>
`

/** Creates the folder of a built frame. */
export function createFrameFolder(): string {
  const dir = join(createTemporaryFolder(), 'dist')
  mkdirSync(join(dir, 'assets'), { recursive: true })
  for (const name of ['index.html', 'callback.html', 'redirect.html']) writeFileSync(join(dir, name), page)
  writeFileSync(join(dir, 'assets/index-BkbAUuBN.js'), 'export {}')
  writeFileSync(join(dir, 'assets/worker-DkbAUuBN.js'), 'self.onmessage = null')
  writeFileSync(join(dir, 'assets/index-CkbAUuBN.css'), 'body { margin: 0 }')
  return dir
}

/** Starts the server of a folder. It reads the files at its start, and stops at the end of the test. */
export async function serveFrame(dir: string, options: Partial<FrameOptions> = {}): Promise<string> {
  const server = await startFrameServer({
    dir,
    projects: [{ id: projectId, allowedOrigins: ['https://app.example.com', '*.preview.example.com'] }],
    loginUrl: 'https://login.example.com',
    recoveryUrl: 'https://recovery.example.com',
    rpcUrls: { 'eip155:1': 'https://rpc.example.com' },
    ...options,
  })
  onTestFinished(server.stop)
  return server.url
}

/** Creates a private key. */
export async function createKey(): Promise<JWK> {
  return exportJWK((await generateKeyPair('EdDSA', { extractable: true })).privateKey)
}
