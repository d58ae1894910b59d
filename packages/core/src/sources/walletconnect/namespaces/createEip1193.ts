import type { Eip1193Provider } from '../../../browser/eip6963.js'
import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { checkTypedDataChain } from '../../../chains/evm/checkTypedDataChain.js'
import { toChainId } from '../../../chains/evm/toChainId.js'
import type { SourceContext } from '../../../engine/source.js'
import { field } from '../../../foundation/encoding/field.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { WalletRequestError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Remote } from '../session/createRemote.js'
import { sessionIn } from './createNamespaceClient.js'
import { recoverSigner } from './recoverSigner.js'
import { toHexChain } from './toHexChain.js'
import { checkPermissions, toPermissions } from './toPermissions.js'

/** Time that a wallet has to update the session after it has agreed to a chain. */
const openingMs = 10_000
const switching = 'wallet_switchEthereumChain'
const adding = 'wallet_addEthereumChain'
/** Methods that only a wallet can answer; the network's RPC server answers the others. */
const walletMethods =
  /^(?:wallet_.*|personal_.*|eth_sign.*|eth_sendTransaction|eth_decrypt|eth_getEncryptionPublicKey)$/

/**
 * Creates an EIP-1193 provider for a remote session. It answers from the session where it can, and reads the chain from
 * the network's RPC server. The wallet is asked only for methods that the session grants; others fail with code 4200.
 */
export function createEip1193(
  remote: Remote,
  ask: NetworkRequest,
  { networks, clock, metadata }: Pick<SourceContext, 'networks' | 'clock' | 'metadata'>,
): Eip1193Provider {
  const namespace = 'eip155'

  function send(method: string, params: unknown): Promise<unknown> {
    return remote.request({ namespace, chainId: sessionIn(remote, namespace).chainId, method, params })
  }

  /**
   * Resolves to whether the session approves a chain: at once when it does, also before the wallet responds, because
   * some wallets never do, and at the latest some time after the response.
   */
  function waitForChain(chainId: CaipNetworkId, answered: Promise<unknown>): Promise<boolean> {
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
      answered.then(
        () => {
          if (remote.hasChain(chainId)) done()
          else stopTimer = clock.setTimeout(done, openingMs)
        },
        (error) => {
          stop()
          reject(error)
        },
      )
    })
  }

  /** An approved chain needs no switch in the wallet: every request carries its chain. */
  async function switchTo(params: unknown): Promise<null> {
    const chainId = readChainId(params)
    if (!remote.hasChain(chainId)) {
      // The wallet does not support switching, but may support adding the chain.
      if (!grants(switching) && grants(adding)) throw unknownChain(chainId)
      if (!(await waitForChain(chainId, send(switching, params))))
        throw refusal(switching, 4200, `The session has not opened ${chainId}.`)
    }
    remote.choose(namespace, { chainId })
    return null
  }

  function grants(method: string): boolean {
    return remote.session?.namespaces[namespace]?.methods.includes(method) ?? false
  }

  async function read(method: string, params: readonly unknown[]): Promise<unknown> {
    const { chainId } = sessionIn(remote, namespace)
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    if (!network) throw new NetworkNotFoundError({ chainId })
    return ask({ network, method, params, signal: new AbortController().signal })
  }

  return {
    async request({ method, params = [] }) {
      const { accounts, chainId } = sessionIn(remote, namespace)
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
          const asked = readChainId(params)
          if (!remote.hasChain(asked)) await waitForChain(asked, send(method, params))
          return null
        }
        case 'wallet_getCapabilities':
          return remote.session?.capabilities ?? send(method, params)
        case 'eth_signTypedData_v3':
        case 'eth_signTypedData_v4':
          checkTypedDataChain(readTypedData(params), chainId)
      }
      if (walletMethods.test(method)) return send(method, params)
      return read(method, Array.isArray(params) ? params : [params])
    },
  }
}

function readChainId(params: unknown): CaipNetworkId {
  const id = toChainId(field(field(params, '0'), 'chainId'))
  if (!Number.isSafeInteger(id) || id < 1) throw refusal(switching, -32_602, 'It names no chain.')
  return `eip155:${id}`
}

/** EIP-3326's "unrecognized chain". */
function unknownChain(chainId: CaipNetworkId): WalletRequestError {
  const cause = { code: 4902, message: `The session has not opened ${chainId}.` }
  return new WalletRequestError({ method: switching, rpcCode: 4902, details: cause.message, cause })
}

/** Typed data as JSON, or as the object itself. The wallet reports malformed data. */
function readTypedData(params: unknown): { readonly domain?: unknown } {
  const given = field(params, '1')
  try {
    const typedData: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return { domain: field(typedData, 'domain') }
  } catch {
    return {}
  }
}

function refusal(method: string, rpcCode: number, details: string): WalletRequestError {
  return new WalletRequestError({ method, rpcCode, details })
}
