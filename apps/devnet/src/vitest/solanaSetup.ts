import type { TestProject } from 'vitest/node'
import { startSolanaChain } from '../parts/solanaChain.js'

/** Runs a Solana cluster while a vitest project runs. For `globalSetup`; tests get it by `inject('solana')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { rpcUrl, stop } = await startSolanaChain()
  project.provide('solana', { rpcUrl })
  return stop
}
