import { createRequire } from 'node:module'
import { DevnetError } from '../DevnetError.js'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Path of anvil's binary for this machine. Its package's own launcher would put one more process in between, and needs
 * an install script.
 *
 * @throws DevnetError where the npm package has none.
 */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${architectures[arch] ?? arch}`
  const require = createRequire(import.meta.url)
  const fromLauncher = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  try {
    return fromLauncher.resolve(`${name}/bin/anvil${platform === 'win32' ? '.exe' : ''}`)
  } catch {
    throw new DevnetError(
      `anvil is not installed for ${platform} ${arch} (${name}): run "pnpm install" without --no-optional.`,
    )
  }
}
