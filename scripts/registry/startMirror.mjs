import { createServer, request as sendRequest } from 'node:http'

const publicRegistry = 'https://registry.npmjs.org'
/** The packages that only the registry of this machine has. */
const ownPackage = /^\/(?:@latchkit(?:\/|%2f)|create-latchkit(?:[/?]|$)|latchkit-)/i

/**
 * Optional packages for other systems, with versions that mirrors of npm can lack. Yarn, unlike the others, then installs nothing. They are
 * only resolved here, never downloaded.
 *
 * @type {Readonly<Record<string, { version: string, os: string }>>}
 */
const foreignPackages = {
  'napi-windows-process-start-time': { version: '0.1.0', os: 'win32' },
  'litesvm-darwin-arm64': { version: '1.5.0', os: 'darwin' },
}

/**
 * Starts a registry that has all packages, so that every command of the documentation works as it stands: ours come from the registry of
 * this machine, and clients are redirected to npm for the others.
 *
 * @param {string} own The registry of this machine.
 * @returns {Promise<{ url: string, env: NodeJS.ProcessEnv, stop: () => void }>}
 */
export function startMirror(own) {
  const { hostname, port } = new URL(own)
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const foreign = createForeignPackument(path.slice(1))
    if (foreign) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(foreign))
      return
    }
    if (!ownPackage.test(path)) {
      response.writeHead(302, { location: publicRegistry + path }).end()
      return
    }
    // The registry writes the header `host` of the client into the addresses of tarballs.
    const { method, headers } = request
    const forwarded = sendRequest({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.once('error', () => response.destroy())
    request.pipe(forwarded)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
      resolve({ url, env: toEnvironment(url), stop: () => void server.close().closeAllConnections() })
    })
  })
}

/** @param {string} name */
function createForeignPackument(name) {
  const found = foreignPackages[name]
  if (found === undefined || process.platform === found.os) return undefined
  const { version, os } = found
  const tarball = `${publicRegistry}/${name}/-/${name}-${version}.tgz`
  const manifest = { name, version, os: [os], dist: { tarball, shasum: '0'.repeat(40) } }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: manifest } }
}

/**
 * Returns the settings with which every package manager uses a registry. Those that wait some days before they install a new version
 * must not wait for ours.
 *
 * @param {string} url
 * @returns {NodeJS.ProcessEnv}
 */
function toEnvironment(url) {
  return {
    npm_config_registry: url,
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    pnpm_config_registry: url,
    pnpm_config_minimum_release_age: '0',
    YARN_NPM_REGISTRY_SERVER: url,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    YARN_ENABLE_TELEMETRY: 'false',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    BUN_CONFIG_REGISTRY: url,
  }
}
