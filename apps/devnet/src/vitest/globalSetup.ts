import type { TestProject } from 'vitest/node'
import { startDevnet } from '../startDevnet.js'
import type { ProvidedDevnet } from './provided.js'

/** Runs a devnet while a vitest project runs. For `globalSetup`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const devnet = await startDevnet({ chainIds: [31337, 31338, 31339] })
  const provided: ProvidedDevnet = {
    chains: devnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
    tokens: devnet.tokens.map(({ address, symbol }) => ({ address, symbol })),
  }
  project.provide('devnet', provided)
  return () => devnet.stop()
}
