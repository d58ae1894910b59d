import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { startFrameServer } from './startFrameServer.js'

const listed = 'https://app.example.com'

async function start(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'latchkit-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const page of ['index', 'callback', 'redirect'])
    writeFileSync(join(dir, `${page}.html`), '<!doctype html><title>Frame</title>')
  const server = await startFrameServer({
    dir,
    projects: [{ id: 'demo', allowedOrigins: [listed] }],
    ...{ loginUrl: 'https://login.example.com', recoveryUrl: 'https://recovery.example.com', rpcUrls: {} },
  })
  onTestFinished(server.stop)
  return server.url
}

/** Requests the page as the iframe of an app does. */
async function embed(url: string, origin: string | undefined, destination = 'iframe') {
  const headers = { 'sec-fetch-dest': destination, ...(origin && { referer: `${origin}/` }) }
  const response = await new Promise<Parameters<NonNullable<Parameters<typeof get>[2]>>[0]>(
    (resolve, reject) => {
      get(url, { headers }, resolve).on('error', reject)
    },
  )
  return { policy: String(response.headers['content-security-policy']), body: await text(response) }
}

/** Runs the script of a page, and returns what it posts to the app. */
function run(body: string): readonly unknown[] {
  const posted: unknown[] = []
  const script = /<script>(.*)<\/script>/.exec(body)?.[1] ?? ''
  runInNewContext(script, { parent: { postMessage: (data: unknown) => posted.push(structuredClone(data)) } })
  return posted
}

test.each([
  ['an origin that the project does not list', 'demo', 'https://other.example.com'],
  ['a project that the server does not know', 'other', listed],
])('error: the gateway tells the app at once about %s', async (_, projectId, origin) => {
  const url = `${await start()}?projectId=${projectId}`
  const { policy, body } = await embed(url, origin)
  // `parseFrameMessage` of the frame client reads it.
  expect(run(body)).toEqual([{ type: '@w3m-frame/REFUSED' }])
  expect(body).not.toContain('Frame')
  // It runs one script, loads nothing, and any page may embed it.
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'/,
  )
  expect(policy).not.toMatch(/frame-ancestors|connect-src/)
})

test.each([
  ['a listed origin', listed, 'iframe'],
  ['an origin of this device', 'http://localhost:5173', 'iframe'],
  ['no known origin', undefined, 'iframe'],
  ['an unlisted origin in a window', 'https://other.example.com', 'document'],
])('behavior: %s gets the frame with its policy', async (_, origin, destination) => {
  const { policy, body } = await embed(`${await start()}?projectId=demo`, origin, destination)
  expect(body).toContain('<title>Frame</title>')
  expect(policy).toContain('frame-ancestors http://localhost:*')
})
