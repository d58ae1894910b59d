import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const dockerfile = readFileSync('apps/gateway/Dockerfile', 'utf8')

test('default: the image is built from an LTS line of Node, pinned by digest', () => {
  expect(dockerfile.match(/^FROM .*$/gm)).toEqual([
    expect.stringMatching(/^FROM docker\.io\/library\/node:24-bookworm-slim@\$\{NODE_DIGEST\}$/),
  ])
  expect(dockerfile).toMatch(/^ARG NODE_DIGEST=sha256:[\da-f]{64}$/m)
})

test('behavior: image and bootstrap install only locked packages, without scripts', () => {
  const bootstrap = readFileSync('scripts/bootstrap.mjs', 'utf8')
  expect(bootstrap).toMatch(/'install',\s+'--frozen-lockfile',\s+'--ignore-scripts'/)
  const installs = dockerfile.match(/.*(?:npm ci|pnpm install).*/g) ?? []
  expect(installs).toHaveLength(2)
  for (const command of installs) {
    expect(command).toMatch(/npm ci|--frozen-lockfile/)
    expect(command).toContain('--ignore-scripts')
  }
  expect(dockerfile).not.toMatch(/npx|curl|wget/)
})

test('behavior: the image contains the built gateway, the packages that it imports, and the built login frame', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from, to]) => [from, to])
  /** @param {string} folder @returns {string[]} */
  const listPackages = (folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const siblings = Object.keys(dependencies).filter((name) => name.startsWith('@latchkit/'))
    return siblings.flatMap((name) => {
      const sibling = name.replace('@latchkit/', 'packages/')
      return [sibling, ...listPackages(sibling)]
    })
  }
  const folders = [
    'apps/gateway',
    'apps/gateway/dist',
    'apps/login-frame/dist',
    ...listPackages('apps/gateway'),
  ]
  expect(folders).toContain('packages/core')
  expect(copied).toEqual(expect.arrayContaining(folders.map((folder) => [folder, folder])))
  expect(dockerfile).toContain('--filter @latchkit/gateway...')
  expect(dockerfile).toContain('CMD ["node", "dist/cli.mjs"]')
})

test('behavior: neither git nor the image ignores a source', async () => {
  // A pattern without a slash matches only in the root of the context, as in gitignore with a slash in front.
  const patterns = readFileSync('apps/gateway/Dockerfile.dockerignore', 'utf8').trim().split('\n')
  const notCopied = patterns.map((pattern) => `--exclude=${pattern.replace(/^(?!\*\*)/, '/')}`)
  for (const excluded of [['--exclude-standard'], notCopied]) {
    const { stdout } = await run('git', [
      'ls-files',
      '--cached',
      '--ignored',
      ...excluded,
      '--',
      'apps',
      'packages',
    ])
    // Biome and knip skip files that git ignores.
    expect(stdout.split('\n').filter(Boolean)).toEqual([])
  }
})

test.each(['scripts/checks/registry.mjs', 'scripts/interop.mjs'])(
  'behavior: %s installs without scripts',
  (file) => {
    const flags = readFileSync(file, 'utf8').match(/^ *const (?:npmF|f)lags = \[.*$/gm) ?? []
    expect(flags).toEqual([expect.stringContaining("'--ignore-scripts'")])
  },
)

test('behavior: the image contains an SBOM that is created with this command', async () => {
  const line = dockerfile.match(/pnpm (sbom .*) --out \/latchkit\/sbom\.cdx\.json/)?.[1] ?? ''
  const { stdout } = await run('sh', ['-c', `pnpm ${line}`], { maxBuffer: 64 * 1024 * 1024 })
  const { bomFormat, metadata, components } = JSON.parse(stdout)
  expect([bomFormat, metadata.component.purl]).toEqual(['CycloneDX', 'pkg:npm/%40latchkit/gateway@0.0.0'])
  const names = components.map((/** @type {{ name: string }} */ { name }) => name)
  expect(names).toEqual(expect.arrayContaining(['ws', 'pg', 'pino', 'proxy-addr', 'zod']))
  // The SBOM of the image contains no development dependencies.
  expect(names).not.toContain('vitest')
  expect(
    components.filter((/** @type {{ purl?: string }} */ { purl }) => !purl?.startsWith('pkg:npm/')),
  ).toEqual([])
}, 180_000)

test('behavior: SECURITY.md names the runtime dependencies of the published packages', () => {
  const names = readdirSync('packages').flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8'))
    return manifest.private ? [] : Object.keys(manifest.dependencies ?? {})
  })
  const foreign = [...new Set(names)].filter((name) => !name.startsWith('@latchkit/'))
  const [, paragraph = ''] =
    /The runtime dependencies of the published packages are ([\s\S]+?)\. Chain libraries/.exec(
      readFileSync('SECURITY.md', 'utf8'),
    ) ?? []
  const named = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(foreign.sort())
})
