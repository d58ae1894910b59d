import { AbortedError, ChainNotSupportedError, type Network, UserRejectedError } from '@latchkit/core'
import { toSwitchError } from '@latchkit/core/eip1193'
import { WalletRequestError } from '@latchkit/core/errors'
import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { connect, createConfig, http, injected } from '@wagmi/core'
import { SwitchChainError, UnsupportedProviderMethodError, UserRejectedRequestError } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isAddChainError, switchOrAdd } from './switchOrAdd.js'

/** Creates an error with a code, as providers do. */
function createCodedError(code: number, message = 'No.'): Error {
  return Object.assign(new Error(message), { code })
}

describe('isAboutAdding and the resulting switch error', () => {
  const about = { connectorId: 'io.alpha', network: 'Base' }

  it.each([
    [
      'behavior: the switch is declined',
      new UserRejectedRequestError(createCodedError(4001)),
      UserRejectedError,
    ],
    [
      'behavior: adding the chain is declined',
      new UserRejectedRequestError(createCodedError(4001)),
      UserRejectedError,
    ],
    [
      'behavior: the chain is added, but the switch is declined',
      new UserRejectedRequestError(new Error('User rejected switch after adding network.')),
      UserRejectedError,
    ],
    [
      'error: the wallet cannot add chains, which wagmi reports as a rejection',
      new UserRejectedRequestError(createCodedError(4200, 'This wallet cannot add chains.')),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet fails to add the chain, which wagmi reports as a rejection',
      new UserRejectedRequestError(createCodedError(-32_603, 'Internal error')),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet does not know the chain',
      new SwitchChainError(createCodedError(4902)),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet cannot switch',
      new UnsupportedProviderMethodError(createCodedError(4200, 'Unsupported.')),
      ChainNotSupportedError,
    ],
    [
      'error: the method does not exist',
      new SwitchChainError(createCodedError(-32_601)),
      ChainNotSupportedError,
    ],
    ['error: the wallet is offline', new SwitchChainError(createCodedError(4900)), WalletRequestError],
    ['error: the wallet fails without a code', new SwitchChainError(new Error('Boom.')), WalletRequestError],
    ['error: the switch is aborted', new AbortedError(), AbortedError],
  ])('%s', (_, cause, expected) => {
    expect(toSwitchError({ ...about, cause, adding: isAddChainError(cause) })).toBeInstanceOf(expected)
  })
})

describe('switchOrAdd', () => {
  const [one, two] = testNetworks
  const toChain = ({ id, name, nativeCurrency, rpcUrls }: Network) => ({
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [...rpcUrls.default.http] } },
  })

  /** A wallet whose only method for chains is one to add them. */
  async function connectWallet(code: number) {
    // wagmi looks for injected wallets only in a window.
    vi.stubGlobal('window', new EventTarget())
    onTestFinished(() => void vi.unstubAllGlobals())
    const asked: string[] = []
    let chainId = `0x${Number(one.id).toString(16)}`
    const provider = {
      async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
        if (method === 'eth_chainId') return chainId
        if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [`0x${'11'.repeat(20)}`]
        asked.push(method)
        if (method !== 'wallet_addEthereumChain') throw createCodedError(code, 'Not supported.')
        chainId = (params as readonly [{ readonly chainId: string }])[0].chainId
        return null
      },
      on() {},
      removeListener() {},
    }
    const chains = [toChain(one), toChain(two)] as const
    const config = createConfig({
      chains,
      connectors: [injected({ target: { id: 'own', name: 'Own', provider: provider as never } })],
      transports: { [chains[0].id]: http(), [chains[1].id]: http() },
      storage: null,
      multiInjectedProviderDiscovery: false,
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('There is a connector.')
    await connect(config, { connector })
    asked.length = 0
    return {
      asked,
      switched: switchOrAdd(config, connector, { network: two, clock: fakeClock() }),
      connector,
    }
  }

  it.each([4200, -32_601])(
    'behavior: adds the chain in a wallet that cannot switch (code %i)',
    async (code) => {
      const { asked, switched, connector } = await connectWallet(code)
      await switched
      expect(asked.at(-1)).toBe('wallet_addEthereumChain')
      expect(asked.filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
      expect(await connector.getChainId()).toBe(Number(two.id))
    },
  )
})
