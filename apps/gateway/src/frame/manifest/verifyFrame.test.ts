import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type FrameManifest,
  manifestPath,
  manifestType,
  type ReleaseKey,
  releaseKeySchema,
  toSignedText,
  verifyFrame,
} from '@latchkit/login-api/manifest'
import { FlattenedSign, importJWK, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { createManifest } from './createManifest.js'
import { createFrameFolder, createKey, page, projectId, serveFrame } from './frameManifest.fixtures.js'
import { signManifest } from './signManifest.js'

const script = 'assets/index-BkbAUuBN.js'

function writeManifest(dir: string, manifest: FrameManifest): void {
  const file = join(dir, manifestPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
}

/** Serves a signed frame. `change` is what a hostile operator does after the signature. */
async function deploy(change: (dir: string, manifest: FrameManifest) => void = () => {}) {
  const [dir, key] = [createFrameFolder(), await createKey()]
  const manifest = await signManifest(createManifest(dir, 'a'.repeat(40)), key)
  writeManifest(dir, manifest)
  change(dir, manifest)
  return { url: await serveFrame(dir), key: toPublic(key), manifest }
}

/** The parsed key of a release, without its private part. */
const toPublic = ({ d: _private, ...key }: JWK): ReleaseKey => releaseKeySchema.parse(key)

/** Returns the problems by subject. */
async function findProblems(url: string, options: Parameters<typeof verifyFrame>[1]) {
  const checks = await verifyFrame(url, { projectId, ...options })
  return Object.fromEntries(
    checks.filter(({ problems }) => problems.length > 0).map(({ subject, problems }) => [subject, problems]),
  )
}

test('default: a deployed frame is the signed one', async () => {
  const { url, key, manifest } = await deploy()
  const checks = await verifyFrame(url, { key, manifest, projectId })
  expect(checks).toEqual([
    { subject: 'signature', problems: [], note: `commit ${'a'.repeat(40)}` },
    { subject: 'manifest', problems: [] },
    { subject: script, problems: [] },
    { subject: 'assets/index-CkbAUuBN.css', problems: [] },
    { subject: 'assets/worker-DkbAUuBN.js', problems: [] },
    { subject: '/callback', problems: [] },
    { subject: '/sdk', problems: [] },
    { subject: '/redirect', problems: [] },
  ])
})

test('behavior: without a key, the signature counts as not checked', async () => {
  const { url } = await deploy()
  const [signature] = await verifyFrame(new URL(url).origin)
  expect(signature).toMatchObject({ subject: 'signature', note: expect.stringContaining('not checked') })
})

test('behavior: a page of another origin compares the files, and cannot read the headers', async () => {
  const { url, key } = await deploy((dir) => writeFileSync(join(dir, script), 'steal()'))
  const origins = new Set<string | null>()
  const fetchAsPage: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, headers: { origin: 'https://app.example.com' } })
    origins.add(response.headers.get('access-control-allow-origin'))
    const { status, body } = response
    return Object.defineProperty(new Response(body, { status }), 'type', { value: 'cors' })
  }
  expect(await findProblems(url, { key, fetch: fetchAsPage })).toEqual({
    [script]: [expect.stringMatching(/has the digest .{43}, listed/)],
  })
  expect([...origins]).toEqual(['*'])
})

test('error: a changed script', async () => {
  const { url, key } = await deploy((dir) => writeFileSync(join(dir, script), 'steal()'))
  expect(await findProblems(url, { key })).toEqual({
    [script]: [expect.stringMatching(/has the digest .{43}, listed/)],
  })
})

test('error: a changed script with a changed manifest', async () => {
  const { url, key, manifest } = await deploy((dir, { signature }) => {
    writeFileSync(join(dir, script), 'steal()')
    writeManifest(dir, { ...createManifest(dir, 'a'.repeat(40)), signature })
  })
  expect(await findProblems(url, { key })).toEqual({
    signature: ['is not one of this key over this manifest'],
  })
  expect(await findProblems(url, { manifest })).toEqual({ manifest: [`changes ${script}`] })
  // The list of the server itself proves nothing.
  expect(await findProblems(url, {})).toEqual({})
})

test.each([
  ['another key', async (manifest: FrameManifest) => signManifest(manifest, await createKey())],
  ['no signature', async ({ signature: _, ...manifest }: FrameManifest) => manifest],
  ['another commit', async (manifest: FrameManifest) => ({ ...manifest, commit: 'b'.repeat(40) })],
  [
    'another order',
    async (manifest: FrameManifest) => ({ ...manifest, files: [...manifest.files].reverse() }),
  ],
  [
    'another size',
    async (manifest: FrameManifest) => ({
      ...manifest,
      files: manifest.files.map((file) => ({ ...file, size: file.size + 1 })),
    }),
  ],
])('error: a manifest with %s', async (_, change) => {
  const { url, key, manifest } = await deploy()
  const changed = await change(manifest)
  const problems = await findProblems(url, {
    key,
    fetch: async (input, init) =>
      String(input).endsWith(manifestPath) ? Response.json(changed) : fetch(input, init),
  })
  expect(Object.keys(problems)).toEqual(['signature'])
})

test('error: a signature of the key for another purpose', async () => {
  const [dir, key] = [createFrameFolder(), await createKey()]
  const manifest = createManifest(dir)
  const url = await serveFrame(dir)
  const sign = async (typ: string) => {
    const signed = await new FlattenedSign(Buffer.from(toSignedText(manifest)))
      .setProtectedHeader({ alg: 'EdDSA', typ })
      .sign(await importJWK(key, 'EdDSA'))
    return { ...manifest, signature: `${signed.protected}..${signed.signature}` }
  }
  const verify = async (served: FrameManifest) =>
    findProblems(url, {
      key: toPublic(key),
      fetch: async (input, init) =>
        String(input).endsWith(manifestPath) ? Response.json(served) : fetch(input, init),
    })
  expect(await verify(await sign(manifestType))).toEqual({})
  expect(Object.keys(await verify(await sign('other+jws')))).toEqual(['signature'])
})

test('error: files that are missing or added', async () => {
  const { url, manifest } = await deploy()
  const [file] = manifest.files
  const other = { path: 'assets/other.js', sha256: 'A'.repeat(43), size: 1 }
  const expected = { ...manifest, files: [...manifest.files.slice(1), other] }
  expect(await findProblems(url, { manifest: expected })).toEqual({
    manifest: ['lacks assets/other.js', `adds ${file?.path}`],
  })
  const listed = {
    ...manifest,
    files: [...manifest.files.filter(({ path }) => path !== 'index.html'), other],
  }
  const problems = await findProblems(url, {
    fetch: async (input, init) =>
      String(input).endsWith(manifestPath) ? Response.json(listed) : fetch(input, init),
  })
  expect(problems).toEqual({
    'assets/other.js': ['is answered with status 404'],
    '/sdk': ['the manifest does not list index.html'],
  })
})

test.each([
  ['not JSON', () => new Response('<html>')],
  [
    'a path out of the folder',
    () => Response.json({ version: 1, files: [{ path: '../a', sha256: 'A'.repeat(43), size: 1 }] }),
  ],
  [
    'an unsigned member',
    () =>
      Response.json({
        version: 1,
        files: [{ path: 'index.html', sha256: 'A'.repeat(43), size: 1 }],
        extra: 1,
      }),
  ],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/x' } })],
  ['too long', () => new Response(new Uint8Array(257 * 1024))],
  ['absent', () => Promise.reject(new TypeError('fetch failed'))],
])('error: a manifest that is %s', async (_, respond) => {
  const answer = verifyFrame('https://frame.example/sdk', { fetch: async () => respond() })
  await expect(answer).rejects.toMatchObject({ name: 'FrameManifestError' })
})

test.each(['ftp://frame.example', 'frame.example', ''])('error: the URL %j', async (url) => {
  await expect(verifyFrame(url)).rejects.toThrow('must begin with https://')
})

test('error: a file that does not end, and a page with another policy', async () => {
  const { url } = await deploy()
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) })
  const problems = await findProblems(url, {
    fetch: async (input, init) => {
      if (String(input).endsWith(script)) return new Response(endless)
      const response = await fetch(input, init)
      if (!String(input).includes('/sdk')) return response
      const headers = new Headers(response.headers)
      const policy = headers.get('content-security-policy') ?? ''
      headers.set('content-security-policy', policy.replace(/frame-ancestors [^;]+/, 'frame-ancestors *'))
      return new Response(page, { headers })
    },
  })
  expect(problems).toEqual({
    [script]: [expect.stringMatching(/^has more than \d+ bytes$/)],
    '/sdk': ['frame-ancestors must not contain *'],
  })
})
