import type { TestProject } from 'vitest/node'
import type { BitcoinChain } from '../bitcoin/network.js'
import { DevnetError } from '../DevnetError.js'
import { listenForUse } from './listenForUse.js'

/**
 * A Bitcoin chain for a vitest project, started when a test first talks to it. For `globalSetup`; tests get it by
 * `inject('bitcoin')`. Where there is no node and none can be fetched, it says so, and connections end at once.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<BitcoinChain> | undefined
  const { port, stop } = await listenForUse(async () => {
    starting ??= start()
    return Number(new URL((await starting).esploraUrl).port)
  })
  project.provide('bitcoin', { esploraUrl: `http://127.0.0.1:${port}` })
  return async () => {
    await stop()
    await (await starting?.catch(() => undefined))?.stop()
  }
}

async function start(): Promise<BitcoinChain> {
  const { startBitcoinChain } = await import('../parts/bitcoinChain.js')
  try {
    return await startBitcoinChain()
  } catch (error) {
    // All that the test will see of it is a closed connection.
    if (error instanceof DevnetError) console.error(error.message)
    throw error
  }
}
