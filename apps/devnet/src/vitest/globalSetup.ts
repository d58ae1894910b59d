import { walletScript } from '@latchkit/test/source/walletScript'
import type { TestProject } from 'vitest/node'
import { startWalletServer } from '../parts/walletServer.js'
import { startDevnet } from '../startDevnet.js'
import type { ProvidedDevnet } from './provided.js'

/** Runs a devnet for a vitest project. For `globalSetup`, after the setups of the other chains. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const devnet = await startDevnet({ chainIds: [31337, 31338, 31339] })
  const { solana, bitcoin } = project.getProvidedContext()
  const script = {
    type: 'text/javascript',
    /** Created lazily: few tests need it, and it takes most of a second. */
    get text() {
      return walletScript({ chains: devnet.chains, solana, bitcoin })
    },
  }
  const server = await startWalletServer({ port: 0, files: { '/wallets.js': script } })
  const provided: ProvidedDevnet = {
    chains: devnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
    tokens: devnet.tokens.map(({ address, symbol }) => ({ address, symbol })),
    walletScriptUrl: `${server.url}/wallets.js`,
  }
  project.provide('devnet', provided)
  return async () => {
    await Promise.all([server.stop(), devnet.stop()])
  }
}
