import { createRequire } from 'node:module'

// The devnet has anvil. This package does not: its users install the one that they want.
const devnet = createRequire(new URL('../../../apps/devnet/package.json', import.meta.url))
const arch = process.arch === 'x64' ? 'amd64' : process.arch
const extension = process.platform === 'win32' ? '.exe' : ''

/** The program of anvil that is installed with the devnet. */
export const anvilExecutable: string = devnet.resolve(
  `@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil${extension}`,
)
