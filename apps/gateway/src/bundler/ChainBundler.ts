import type { Hex, PrivateKeyAccount } from 'viem'
import type { BundlerChainSettings, EntryPointVersion } from './BundlerSettings.js'
import type { ChainClient } from './createChainClient.js'
import { type EntryPoint, entryPoints } from './entryPoints.js'
import type { SimulationContext } from './simulate.js'

/** The accounts that send the transactions of a chain. */
export type Executors = readonly [PrivateKeyAccount, ...PrivateKeyAccount[]]

/** The bundler of one chain. */
export type ChainBundler = {
  /** CAIP-2 id. */
  readonly id: string
  readonly chainId: number
  readonly settings: BundlerChainSettings
  readonly client: ChainClient
  /** The accounts that send transactions, one at least. */
  readonly executors: Executors
  /** The EntryPoints that it supports. */
  readonly entryPoints: readonly EntryPoint[]
  /** Returns what simulations need. @throws NodesDownError */
  readonly getContext: (entryPoint: EntryPoint) => Promise<SimulationContext>
}

/** Creates the bundler of a chain. */
export function createChainBundler(
  settings: BundlerChainSettings,
  {
    client,
    executors,
    simulatorCode,
  }: {
    readonly client: ChainClient
    readonly executors: Executors
    readonly simulatorCode: Hex
  },
): ChainBundler {
  const versions: readonly EntryPointVersion[] = settings.entryPoints ?? ['0.7', '0.8']
  const codes = new Map<Hex, Hex>()
  return {
    id: settings.chainId,
    chainId: Number(settings.chainId.slice('eip155:'.length)),
    settings,
    client,
    executors,
    entryPoints: entryPoints.filter(({ version }) => versions.includes(version)),
    async getContext(entryPoint) {
      const known = codes.get(entryPoint.address)
      const entryPointCode = known ?? (await client.call<Hex>('eth_getCode', [entryPoint.address, 'latest']))
      // An EntryPoint cannot change, but a local chain may not have it yet.
      if (entryPointCode !== '0x') codes.set(entryPoint.address, entryPointCode)
      return { client, entryPoint, entryPointCode, simulatorCode }
    },
  }
}
