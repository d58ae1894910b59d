import type { Logger } from 'pino'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { getRetrySeconds, type RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { DataImages } from '../../server/imageProxy/dataImages/createDataImages.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import type { FindName } from '../names/openNames.js'
import type { MetadataReader } from '../nfts/metadata/createMetadataReader.js'
import type { IdentitySource } from '../sources/IdentitySource.js'
import { createIdentityRoutes, type IdentityChain } from './createIdentityRoutes.js'
import { createEnsSource } from './ens/createEnsSource.js'
import { createIdentityMetrics } from './IdentityMetrics.js'

/** The dependencies that are not settings. */
export type IdentityParts = {
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly toImageUrl: ImageProxy['toUrl']
  /** Stores images of `data:` URLs. */
  readonly storeImage: DataImages['store']
  /** Reads the metadata of NFTs, which can be the image of a name. */
  readonly metadata: Pick<MetadataReader, 'read'>
  /** Finds the name of an account that has no other one. Absent if users cannot register names. */
  readonly findName: FindName | undefined
  readonly metrics: Metrics
  readonly logger: Logger
  readonly now: () => number
}

type EnsParts = Pick<IdentityParts, 'rpcProxy' | 'storeImage' | 'metadata'>

/** The kinds of sources. A new kind is one file and one line here, and its name in the schema of chains. */
const identitySources: Readonly<
  Record<
    'ens',
    (chain: Chain, pool: NodePool, settings: FullSettings, parts: EnsParts) => IdentitySource | undefined
  >
> = {
  ens(chain, pool, { ipfsGatewayUrl, imagePrivateHosts: privateHosts }, { rpcProxy, storeImage, metadata }) {
    const registry = getEnsRegistry(chain)
    if (registry === undefined) return undefined
    const { multicall3 = defaultMulticall3 } = chain
    return createEnsSource({
      pool,
      registry: toHexAddress(registry),
      multicall3: toHexAddress(multicall3),
      universalResolver: getUniversalResolver(chain),
      pools: new Map(rpcProxy.chains.map(({ id, pool }) => [id, pool])),
      ...{ ipfsGatewayUrl, privateHosts, storeImage, metadata },
    })
  },
}

/** Address of Multicall3 on most chains. */
const defaultMulticall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** Address of the registry of ENS on Ethereum. */
const ethereumEnsRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Address of the universal resolver of ENS on Ethereum, which its DAO upgrades. */
const ethereumUniversalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** The identities of accounts. */
export type Identities = {
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['chains'], 'identity'>
}

/** Opens the identities. */
export function openIdentity(
  chains: readonly Chain[],
  settings: FullSettings,
  { rpcProxy, projects, toImageUrl, storeImage, metadata, findName, metrics, logger, now }: IdentityParts,
): Identities {
  const health = createSourceHealth(now)
  const chain = openChain(chains, settings, { rpcProxy, storeImage, metadata })
  const routes = createIdentityRoutes({
    chain,
    projects,
    toImageUrl,
    findName,
    quota: rpcProxy.quota,
    metrics: createIdentityMetrics(metrics.registry),
    health,
    logger,
    now,
    // A read needs up to four calls in a row. If no node responds at all, the first one fails after the time-out.
    deadlineMs: 2 * settings.rpcTimeoutMs,
  })
  return {
    routes,
    capabilities: {
      identity(chainId) {
        const served = rpcProxy.chains.find(({ id }) => id === chainId)
        if (!chain || chain.id !== chainId || !served) return unsupported
        return joinStatuses(
          chain.sources.map(({ kind }) => health.getRetrySeconds(kind) ?? getRetrySeconds(served)),
        )
      },
    },
  }
}

/** Opens the first chain with a configured registry; otherwise Ethereum, if it is served. */
function openChain(
  chains: readonly Chain[],
  settings: FullSettings,
  parts: EnsParts,
): IdentityChain | undefined {
  const chain =
    chains.find(({ ensRegistry }) => ensRegistry !== undefined) ??
    chains.find((one) => getEnsRegistry(one) !== undefined)
  const pool = parts.rpcProxy.chains.find(({ id }) => id === chain?.id)?.pool
  if (!chain || !pool) return undefined
  const { identities = ['ens'] } = chain.sources ?? {}
  return {
    id: chain.id,
    sources: identities.flatMap((kind) => identitySources[kind](chain, pool, settings, parts) ?? []),
  }
}

function getEnsRegistry({ id, ensRegistry }: Chain): string | undefined {
  return ensRegistry ?? (id === 'eip155:1' ? ethereumEnsRegistry : undefined)
}

/** A registry of the operator's own has no other resolver than the one that the operator names. */
function getUniversalResolver({ id, ensRegistry, ensUniversalResolver }: Chain): `0x${string}` | undefined {
  const isEthereum = id === 'eip155:1' && (ensRegistry ?? ethereumEnsRegistry) === ethereumEnsRegistry
  const address = ensUniversalResolver ?? (isEthereum ? ethereumUniversalResolver : undefined)
  return address === undefined ? undefined : toHexAddress(address)
}
