import type { WalletContext } from '../wallet/context.js'
import { methodNamed } from '../wallet/methods/table.js'
import { errorCodes, ProviderRpcError } from '../wallet/ProviderRpcError.js'
import type { PhoneContext } from './context.js'

/** What a session on EVM chains can be approved for. */
export const evmMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const

/** About the chain the phone is on, whatever chain the request is for. */
const aboutTheActiveChain = ['wallet_addEthereumChain', 'wallet_switchEthereumChain']

/** Answers a request of a session on an EVM chain. A session names its chain with every request. */
export function answerEvm(phone: PhoneContext, chainId: number, method: string, params: unknown): unknown {
  return methodNamed(method)(
    evmContext(phone, aboutTheActiveChain.includes(method) ? undefined : chainId),
    params,
  )
}

function evmContext(phone: PhoneContext, requested: number | undefined): WalletContext {
  const { person, callNode, evmChains } = phone
  const state = () => {
    const { chainId, ...rest } = phone.state()
    return { ...rest, chainId: requested ?? chainId }
  }
  return {
    origin: 'devnet:phone',
    accounts: phone.evmAccounts,
    state,
    set: person.set,
    sharedAccounts: phone.evmAddresses,
    knownChains: evmChains,
    ask: person.ask,
    async node(method, params) {
      const { chainId } = state()
      const chain = evmChains().find(({ id }) => id === chainId)
      if (!chain)
        throw new ProviderRpcError(errorCodes.chainDisconnected, `The phone does not know chain ${chainId}.`)
      return callNode(chain.rpcUrl, method, params)
    },
    nodeAt: callNode,
    inTurn: phone.inTurn,
    watch: phone.watch,
  }
}
