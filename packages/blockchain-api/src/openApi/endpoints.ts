import { balanceEndpoint } from '../balance/balanceEndpoint.js'
import { bundlerEndpoint } from '../bundler/bundlerEndpoint.js'
import { capabilitiesEndpoint } from '../capabilities/capabilitiesEndpoint.js'
import { swapEndpoints } from '../convert/swapEndpoints.js'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { exchangeEndpoint } from '../exchanges/exchangeEndpoint.js'
import { gasPriceEndpoint } from '../gasPrice/gasPriceEndpoint.js'
import { historyEndpoint } from '../history/historyEndpoint.js'
import { identityEndpoint } from '../identity/identityEndpoint.js'
import { nameEndpoints } from '../names/nameEndpoints.js'
import { nftEndpoint } from '../nfts/nftEndpoint.js'
import { onRampEndpoints } from '../onramp/onRampEndpoints.js'
import { priceEndpoint } from '../price/priceEndpoint.js'
import { rpcEndpoint } from '../rpc/rpcEndpoint.js'
import { sessionEndpoints } from '../sessions/sessionEndpoints.js'
import { signInEndpoints } from '../signIn/signInEndpoints.js'
import { supportedChainsEndpoint } from '../supportedChains/supportedChainsEndpoint.js'
import { walletCallsEndpoint } from '../walletCalls/walletCallsEndpoint.js'

/** All endpoints of the data API. */
export const endpoints: readonly Endpoint[] = [
  capabilitiesEndpoint,
  supportedChainsEndpoint,
  rpcEndpoint,
  balanceEndpoint,
  priceEndpoint,
  historyEndpoint,
  nftEndpoint,
  identityEndpoint,
  gasPriceEndpoint,
  ...swapEndpoints,
  ...nameEndpoints,
  ...onRampEndpoints,
  exchangeEndpoint,
  bundlerEndpoint,
  walletCallsEndpoint,
  ...signInEndpoints,
  ...sessionEndpoints,
]
