import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'
import { type FrameManifest, manifestPath } from './FrameManifest.js'
import { FrameManifestError } from './FrameManifestError.js'
import { fetchLimited } from './fetchLimited.js'
import { findHeaderProblems } from './findHeaderProblems.js'
import { findPageProblems } from './findPageProblems.js'
import { framePages } from './framePages.js'
import { isSignedBy } from './isSignedBy.js'
import { parseManifest } from './parseManifest.js'
import type { ReleaseKey } from './releaseKeySchema.js'
import { toSignedText } from './toSignedText.js'

/** The result for one subject. Without problems it is as it must be. */
export type FrameCheck = {
  /** Such as `signature`, or the path of a file. */
  readonly subject: string
  readonly problems: readonly string[]
  /** The reason why the subject was not checked, or the finding. */
  readonly note?: string | undefined
}

/** The files and headers with which a deployed frame is compared. */
export type VerifyFrameOptions = {
  /** The public key of the release. */
  readonly key?: ReleaseKey | undefined
  /** The manifest of a build of your own. */
  readonly manifest?: FrameManifest | undefined
  /** The project whose `frame-ancestors` are checked. */
  readonly projectId?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

const maxManifestBytes = 256 * 1024
/** A changed file may be larger than the listed one. */
const extraBytes = 64 * 1024
/** The URL paths of the pages, by their files. */
const pagePaths: ReadonlyMap<string, string> = new Map(
  Object.entries(framePages).map(([path, file]) => [file, path]),
)
/** A browser executes, applies or embeds these. */
const isCode = (path: string) => /\.(?:js|html)$/.test(path)

/**
 * Fetches the pages of a deployed login frame, its manifest and all files in it, and compares them. A page of another origin can do that
 * too, if its policy allows it to connect to the frame: the headers of the frame are not compared then, because it cannot read them.
 *
 * @param url URL of the frame, such as `https://login.example.com/sdk`, or its origin.
 * @throws FrameManifestError if the manifest cannot be fetched.
 * @example
 * ```ts
 * import { type ReleaseKey, verifyFrame } from '@latchkit/login-api/manifest'
 *
 * export async function isUnchanged(key: ReleaseKey): Promise<boolean> {
 *   const checks = await verifyFrame('https://login.example.com/sdk', { key })
 *   return checks.every(({ problems }) => problems.length === 0)
 * }
 * ```
 */
export async function verifyFrame(
  url: string,
  options: VerifyFrameOptions = {},
): Promise<readonly FrameCheck[]> {
  const { key, manifest: expected, projectId, fetch = globalThis.fetch } = options
  const { origin, protocol } = parseUrl(url)
  const isHttps = protocol === 'https:'
  const page = new URL('/sdk', origin)
  if (projectId !== undefined) page.searchParams.set('projectId', projectId)
  const manifest = await fetchManifest(new URL(manifestPath, origin), fetch)

  const checks: FrameCheck[] = [
    await checkSignature(manifest, key),
    ...(expected ? [compareManifests(manifest, expected)] : []),
  ]
  for (const file of manifest.files) {
    const pagePath = pagePaths.get(file.path)
    const isFrame = pagePath === page.pathname
    const fetched = await fetchLimited(isFrame ? page : new URL(pagePath ?? `/${file.path}`, origin), {
      fetch,
      maxBytes: file.size + extraBytes,
    })
    const { bytes, problem } = fetched
    if (bytes === undefined) {
      checks.push({ subject: file.path, problems: [problem] })
      continue
    }
    const digest = base64urlnopad.encode(sha256(bytes))
    const problems = digest === file.sha256 ? [] : [`has the digest ${digest}, listed is ${file.sha256}`]
    // A page reads the headers of its own origin only.
    const headers =
      isCode(file.path) && fetched.response.type !== 'cors'
        ? findHeaderProblems(fetched.response.headers, {
            kind: isFrame ? 'page' : pagePath ? 'loginPage' : 'file',
            isHttps,
          })
        : []
    const paths = manifest.files.map(({ path }) => path)
    const references = pagePath ? findPageProblems(new TextDecoder().decode(bytes), paths) : []
    checks.push({ subject: pagePath ?? file.path, problems: [...problems, ...references, ...headers] })
  }
  for (const [file, subject] of pagePaths)
    if (!manifest.files.some(({ path }) => path === file))
      checks.push({ subject, problems: [`the manifest does not list ${file}`] })
  return checks
}

function parseUrl(url: string): URL {
  try {
    const parsed = new URL(url)
    if (/^https?:$/.test(parsed.protocol)) return parsed
  } catch {
    // The same error as for another protocol.
  }
  throw new FrameManifestError(`The URL of the frame must begin with https:// or http://, got "${url}".`)
}

async function fetchManifest(url: URL, fetch: typeof globalThis.fetch): Promise<FrameManifest> {
  const { bytes, problem } = await fetchLimited(url, { fetch, maxBytes: maxManifestBytes })
  if (bytes === undefined) throw new FrameManifestError(`The manifest ${url.href} ${problem}.`)
  return parseManifest(new TextDecoder().decode(bytes), url.href)
}

async function checkSignature(manifest: FrameManifest, key: ReleaseKey | undefined): Promise<FrameCheck> {
  const subject = 'signature'
  if (!key) return { subject, problems: [], note: 'not checked: pass the public key with --key' }
  if (manifest.signature === undefined) return { subject, problems: ['is missing'] }
  return (await isSignedBy(manifest, key))
    ? { subject, problems: [], note: manifest.commit && `commit ${manifest.commit}` }
    : { subject, problems: ['is not one of this key over this manifest'] }
}

function compareManifests(manifest: FrameManifest, expected: FrameManifest): FrameCheck {
  const toEntries = ({ files }: FrameManifest) => new Map(files.map((file) => [file.path, file.sha256]))
  const [actual, wanted] = [toEntries(manifest), toEntries(expected)]
  const missing = [...wanted.keys()].filter((path) => !actual.has(path)).map((path) => `lacks ${path}`)
  const added = [...actual.keys()].filter((path) => !wanted.has(path)).map((path) => `adds ${path}`)
  const changed = [...actual]
    .filter(([path, sha256]) => wanted.has(path) && wanted.get(path) !== sha256)
    .map(([path]) => `changes ${path}`)
  const problems = [...missing, ...added, ...changed]
  const { commit: _served, ...served } = manifest
  const { commit: _built, ...built } = expected
  const differs = problems.length === 0 && toSignedText(served) !== toSignedText(built)
  return { subject: 'manifest', problems: differs ? ['has other sizes, or another order'] : problems }
}
