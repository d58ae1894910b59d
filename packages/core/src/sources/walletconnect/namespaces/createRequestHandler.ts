import type { Eip1193Provider } from '../../../browser/eip6963.js'
import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { checkTypedDataChain } from '../../../chains/evm/checkTypedDataChain.js'
import { toChainId } from '../../../chains/evm/toChainId.js'
import type { SourceContext } from '../../../engine/source.js'
import { field } from '../../../foundation/encoding/field.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { toHexChain } from '../protocol/toHexChain.js'
import type { ClientSession } from './ClientSession.js'
import { getNamespaceSession } from './createNamespaceClient.js'
import { recoverSigner } from './recoverSigner.js'
import { checkPermissions, toPermissions } from './toPermissions.js'

/** Time for the wallet to update the session after it has approved a chain. */
const sessionUpdateTimeoutMs = 10_000
const switching = 'wallet_switchEthereumChain'
const adding = 'wallet_addEthereumChain'
/** The methods that only a wallet implements begin with these. All others go to the network's RPC server. */
const walletMethods = [
  ...['wallet_', 'personal_', 'latchkit_', 'eth_sign', 'eth_sendTransaction'],
  ...['eth_decrypt', 'eth_getEncryptionPublicKey'],
]

/**
 * Creates the part of an EIP-1193 provider that handles requests, for a remote session; `toEip1193Provider` adds the events and
 * error codes. Account and chain come from the session, and chain data from the
 * network's RPC server. Wallet methods that the session does not approve reject with code 4200.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createRequestHandler(
  remote: ClientSession,
  requestNetwork: NetworkRequest,
  { networks, clock, metadata }: Pick<SourceContext, 'networks' | 'clock' | 'metadata'>,
): Eip1193Provider {
  const namespace = 'eip155'

  function send(method: string, params: unknown): Promise<unknown> {
    return remote.request({
      namespace,
      chainId: getNamespaceSession(remote, namespace).chainId,
      method,
      params,
    })
  }

  /**
   * Resolves to whether the session has approved a chain. Resolves as soon as it has, because some wallets never respond.
   * After a response, waits `sessionUpdateTimeoutMs` at most.
   */
  function waitForChain(chainId: CaipNetworkId, response: Promise<unknown>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      let stopTimer = () => {}
      const stop = () => {
        stopWatching()
        stopTimer()
      }
      const done = () => {
        stop()
        resolve(remote.hasChain(chainId))
      }
      const stopWatching = remote.watch(() => remote.hasChain(chainId) && done())
      if (remote.hasChain(chainId)) done()
      response.then(
        () => {
          if (remote.hasChain(chainId)) done()
          else stopTimer = clock.setTimeout(done, sessionUpdateTimeoutMs)
        },
        (error) => {
          stop()
          reject(error)
        },
      )
    })
  }

  /** Switches the chain. The wallet is asked only for a chain that the session has not approved. */
  async function switchTo(params: unknown): Promise<null> {
    const chainId = readChainId(switching, params)
    if (!remote.hasChain(chainId)) {
      // The wallet supports only adding chains: after code 4902, the caller sends wallet_addEthereumChain (EIP-3326).
      if (!supportsMethod(switching) && supportsMethod(adding)) throw unknownChain(chainId)
      if (!(await waitForChain(chainId, send(switching, params))))
        throw requestError(switching, 4200, `The wallet has not approved ${chainId} for this session.`)
    }
    remote.choose(namespace, { chainId })
    return null
  }

  function supportsMethod(method: string): boolean {
    return remote.session?.namespaces[namespace]?.methods.includes(method) ?? false
  }

  async function readFromNetwork(method: string, params: readonly unknown[]): Promise<unknown> {
    const { chainId } = getNamespaceSession(remote, namespace)
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    if (!network) throw new NetworkNotFoundError({ chainId })
    return requestNetwork({ network, method, params, signal: new AbortController().signal })
  }

  return {
    async request({ method, params = [] }) {
      const { accounts, chainId } = getNamespaceSession(remote, namespace)
      const addresses = accounts.map(({ address }) => address)
      const permissions = () => {
        const chains = remote.session?.namespaces[namespace]?.chains ?? []
        return toPermissions({ invoker: metadata.url, addresses, chains })
      }
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return addresses
        case 'eth_coinbase':
          return addresses[0]
        case 'wallet_requestPermissions':
          checkPermissions(params)
          return permissions()
        case 'wallet_getPermissions':
          return permissions()
        case 'personal_ecRecover':
          return recoverSigner(params)
        case 'eth_chainId':
          return toHexChain(chainId)
        case 'net_version':
          return chainId.slice('eip155:'.length)
        case switching:
          return switchTo(params)
        case adding: {
          const requested = readChainId(adding, params)
          if (!remote.hasChain(requested)) await waitForChain(requested, send(method, params))
          return null
        }
        case 'wallet_getCapabilities':
          return remote.session?.capabilities ?? send(method, params)
        case 'eth_signTypedData_v3':
        case 'eth_signTypedData_v4':
          checkTypedDataChain(readTypedData(params), chainId)
      }
      if (walletMethods.some((start) => method.startsWith(start))) return send(method, params)
      return readFromNetwork(method, Array.isArray(params) ? params : [params])
    },
  }
}

function readChainId(method: string, params: unknown): CaipNetworkId {
  const id = toChainId(field(field(params, '0'), 'chainId'))
  if (!Number.isSafeInteger(id) || id < 1)
    throw requestError(method, -32_602, '`params[0].chainId` must be a chain id, such as "0x1".')
  return `eip155:${id}`
}

/** Creates the "unrecognized chain" error of EIP-3326, code 4902. */
function unknownChain(chainId: CaipNetworkId): WalletRequestError {
  const cause = { code: 4902, message: `The wallet has not approved ${chainId} for this session.` }
  return new WalletRequestError({ method: switching, rpcCode: 4902, details: cause.message, cause })
}

/** Parses typed data from JSON or an object. Malformed data is left to the wallet to reject. */
function readTypedData(params: unknown): { readonly domain?: unknown } {
  const given = field(params, '1')
  try {
    const typedData: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return { domain: field(typedData, 'domain') }
  } catch {
    return {}
  }
}

function requestError(method: string, rpcCode: number, details: string): WalletRequestError {
  return new WalletRequestError({ method, rpcCode, details })
}
