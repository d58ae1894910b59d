import { createRequire } from 'node:module'
import { DevnetError } from '../foundation/DevnetError.js'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of anvil's binary for this machine. The package with its launcher is not installed: it would add a process, and has an
 * install script, which package managers refuse to run.
 *
 * @throws DevnetError if the npm package has no binary for it.
 */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${architectures[arch] ?? arch}`
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/anvil${platform === 'win32' ? '.exe' : ''}`)
  } catch {
    throw new DevnetError(
      `anvil is not installed for ${platform} ${arch} (${name}): install it without leaving out optional packages.`,
    )
  }
}
