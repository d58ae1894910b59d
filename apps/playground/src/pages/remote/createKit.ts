import { solana } from '@latchkit/adapter-solana'
import { wagmi } from '@latchkit/adapter-wagmi'
import { catalogue } from '@latchkit/blockchain-api'
import type { Latchkit } from '@latchkit/core'
import type { Telemetry } from '@latchkit/core/ports'
import { createLatchkit } from '@latchkit/react'
import { walletConnect } from '@latchkit/react/walletconnect'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { devnetSolana } from '../../networks/devnetSolana.js'
import { createServerSessions } from '../sign-in/createServerSessions.js'
import type { RemoteUrls } from './remoteUrls.js'

/** Options in the query of the page. */
type KitOptions = {
  /** `none` uses only the relay. */
  readonly adapters: string | null
  /** `evm` has no other chains. */
  readonly chains: string | null
  /** RPC URLs of the first EVM chain, with commas between them. Default: the devnet's. */
  readonly rpc: string | null
  /** Whether accounts sign in at the server of the playground. */
  readonly hasSignIn: boolean
}

/** Creates the kit of the page. */
export function createKit(
  urls: RemoteUrls,
  { adapters, chains, rpc, hasSignIn }: KitOptions,
  telemetry: Telemetry,
): Latchkit {
  const { relayUrl, catalogueUrl, projectId } = urls
  const first = rpc ? { ...devnet31337, rpcUrls: { default: { http: rpc.split(',') } } } : devnet31337
  return createLatchkit({
    projectId,
    metadata: {
      name: 'Remote wallets',
      description: 'A page of the Latchkit playground',
      url: location.origin,
      icons: [`${location.origin}/icon.svg`],
    },
    networks: chains === 'evm' ? [first, devnet31338] : [first, devnet31338, devnetSolana],
    adapters: adapters === 'none' ? [] : chains === 'evm' ? [wagmi()] : [wagmi(), solana()],
    telemetry,
    ...(hasSignIn && { siwx: createServerSessions({ isRequired: true }) }),
    ...(relayUrl && { relay: walletConnect({ relayUrl }) }),
    ...(catalogueUrl && { catalogue: catalogue({ url: catalogueUrl }) }),
  })
}
