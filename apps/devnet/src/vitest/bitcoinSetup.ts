import type { TestProject } from 'vitest/node'
import type { BitcoinChain } from '../bitcoin/network.js'
import { DevnetError } from '../foundation/DevnetError.js'
import { listenLazily } from './listenLazily.js'

/**
 * Provides a Bitcoin chain to a vitest project and starts it on first use. For `globalSetup`; tests read it with
 * `inject('bitcoin')`. Without a node it prints the error, and connections close at once.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<BitcoinChain> | undefined
  const { port, stop } = await listenLazily(async () => {
    starting ??= startChain()
    return Number(new URL((await starting).esploraUrl).port)
  })
  project.provide('bitcoin', { esploraUrl: `http://127.0.0.1:${port}` })
  return async () => {
    await stop()
    await (await starting?.catch(() => undefined))?.stop()
  }
}

async function startChain(): Promise<BitcoinChain> {
  const { startBitcoinChain } = await import('../parts/bitcoinChain.js')
  try {
    return await startBitcoinChain()
  } catch (error) {
    // The test itself sees only a closed connection.
    if (error instanceof DevnetError) console.error(error.message)
    throw error
  }
}
