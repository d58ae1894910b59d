import type { TestProject } from 'vitest/node'
import { startBitcoinChain } from '../parts/bitcoinChain.js'

/** Runs a Bitcoin chain while a vitest project runs. For `globalSetup`; tests get it by `inject('bitcoin')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { esploraUrl, stop } = await startBitcoinChain()
  project.provide('bitcoin', { esploraUrl })
  return stop
}
