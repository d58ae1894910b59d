import { field } from '../../bip122/field.js'
import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { NetworkRequest } from '../../eip1193/askNetwork.js'
import { toChainId } from '../../eip1193/toChainId.js'
import { NetworkNotFoundError } from '../../errors/network.js'
import { WalletRequestError } from '../../errors/wallet.js'
import type { RelayContext } from '../../kit/relay.js'
import type { CaipNetworkId } from '../../schema/caip.js'
import type { Remote } from '../createRemote.js'
import { sessionIn } from './plainHalf.js'
import { toHexChain } from './toHexChain.js'

/** How long a wallet that has agreed to a chain has for opening it in the session. */
const openingMs = 10_000
const switching = 'wallet_switchEthereumChain'
const adding = 'wallet_addEthereumChain'
/** Beside `wallet_…`: all that needs the wallet's keys. */
const signing = /^(wallet_.*|personal_.*|eth_sign.*|eth_sendTransaction)$/

/**
 * A remote session as an EIP-1193 provider. The wallet is asked for what needs its keys; what the session tells is answered
 * by the page, and the chain is read from the network's own server.
 */
export function createEip1193(
  remote: Remote,
  ask: NetworkRequest,
  { networks, clock }: Pick<RelayContext, 'networks' | 'clock'>,
): Eip1193Provider {
  const namespace = 'eip155'

  function send(method: string, params: unknown): Promise<unknown> {
    return remote.request({ namespace, chainId: sessionIn(remote, namespace).chainId, method, params })
  }

  /** Resolves to whether the session has opened a chain within a while. */
  function opened(chainId: CaipNetworkId): Promise<boolean> {
    const isOpen = () => remote.see(namespace)?.approvedChainIds?.includes(chainId) ?? false
    return new Promise((resolve) => {
      const done = () => {
        stopWatching()
        stopTimer()
        resolve(isOpen())
      }
      const stopWatching = remote.watch(() => isOpen() && done())
      const stopTimer = clock.setTimeout(done, openingMs)
      if (isOpen()) done()
    })
  }

  /** A chain that the session has opened needs no wallet: every request carries its chain. */
  async function switchTo(params: unknown): Promise<null> {
    const chainId = readChainId(params)
    if (!sessionIn(remote, namespace).approvedChainIds?.includes(chainId)) {
      await send(switching, params)
      if (!(await opened(chainId))) throw refusal(switching, 4200, `The session has not opened ${chainId}.`)
    }
    remote.choose(namespace, { chainId })
    return null
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
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return accounts.map(({ address }) => address)
        case 'eth_chainId':
          return toHexChain(chainId)
        case 'net_version':
          return chainId.slice('eip155:'.length)
        case switching:
          return switchTo(params)
        case adding: {
          const answer = await send(method, params)
          await opened(readChainId(params))
          return answer
        }
        case 'wallet_getCapabilities':
          return remote.session?.capabilities ?? send(method, params)
      }
      if (signing.test(method)) return send(method, params)
      return read(method, Array.isArray(params) ? params : [params])
    },
  }
}

function readChainId(params: unknown): CaipNetworkId {
  const id = toChainId(field(field(params, '0'), 'chainId'))
  if (!Number.isSafeInteger(id) || id < 1) throw refusal(switching, -32_602, 'It names no chain.')
  return `eip155:${id}`
}

function refusal(method: string, rpcCode: number, details: string): WalletRequestError {
  return new WalletRequestError({ method, rpcCode, details })
}
