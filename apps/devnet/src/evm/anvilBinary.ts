import { createRequire } from 'node:module'
import { DevnetError } from '../foundation/DevnetError.js'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of anvil's binary for this machine. The package's launcher would add a process and needs an install
 * script.
 *
 * @throws DevnetError if the npm package has no binary for it.
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
