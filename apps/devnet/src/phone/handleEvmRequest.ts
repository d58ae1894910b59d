import { errorCodes, ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import type { WalletContext } from '@latchkit/test/source/wallet/context'
import { getMethod } from '@latchkit/test/source/wallet/methods/table'
import type { PhoneContext } from './context.js'
import type { PhoneState } from './phoneState.js'

/** Methods that an EVM session can be approved for, besides the methods of calls. */
const commonMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getAssets',
  'wallet_getCapabilities',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const

/**
 * Methods of several calls (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
const callsMethods = ['wallet_sendCalls', 'wallet_getCallsStatus'] as const

/** Returns the methods that an EVM session can be approved for. */
export function getEvmMethods({ atomic }: Pick<PhoneState, 'atomic'>): readonly string[] {
  return atomic === 'unsupported' ? commonMethods : [...commonMethods, ...callsMethods]
}

/** Methods that apply to the phone's active chain, whatever the chain of the request. */
const activeChainMethods = ['wallet_addEthereumChain', 'wallet_switchEthereumChain']

/** Handles a request of a session on an EVM chain. Each request names its chain. */
export function handleEvmRequest(
  phone: PhoneContext,
  chainId: number,
  method: string,
  params: unknown,
): unknown {
  return getMethod(method)(
    evmContext(phone, activeChainMethods.includes(method) ? undefined : chainId),
    params,
  )
}

function evmContext(phone: PhoneContext, requested: number | undefined): WalletContext {
  const { baseWallet, callNode, evmChains } = phone
  const state = () => {
    const { chainId, ...rest } = phone.state()
    return { ...rest, chainId: requested ?? chainId }
  }
  return {
    origin: 'devnet:phone',
    accounts: phone.evmAccounts,
    state,
    set: baseWallet.set,
    getSharedAccounts: phone.evmAddresses,
    getKnownChains: evmChains,
    ask: baseWallet.ask,
    async node(method, params) {
      const { chainId } = state()
      const chain = evmChains().find(({ id }) => id === chainId)
      if (!chain)
        throw new ProviderRpcError(errorCodes.chainDisconnected, `The phone does not know chain ${chainId}.`)
      return callNode(chain.rpcUrl, method, params)
    },
    nodeAt: callNode,
    runExclusive: phone.runExclusive,
    watch: phone.watch,
  }
}
