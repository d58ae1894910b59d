import { hexToNumber } from 'viem'
import * as z from 'zod/mini'
import type { Method, WalletContext } from '../context.js'
import { errorCodes, ProviderRpcError } from '../ProviderRpcError.js'
import { chainId, invalidParams, parseParams } from '../params.js'
import { chainIdHex } from '../views.js'

const switchParams = z.tuple([z.looseObject({ chainId })])

const text = z.string('is not text').check(z.minLength(1, 'is empty'))
const url = z.string('is not a URL').check(z.refine(isSafeUrl, 'is neither https nor on this machine'))
const addParams = z.tuple([
  z.looseObject({
    chainId,
    chainName: text,
    rpcUrls: z.array(url, 'is not a list').check(z.minLength(1, 'is empty')),
    nativeCurrency: z.looseObject({
      name: text,
      symbol: text.check(z.minLength(2, 'is too short'), z.maxLength(6, 'is too long')),
      decimals: z.literal(18, 'is not 18'),
    }),
    blockExplorerUrls: z.nullish(z.array(url, 'is not a list')),
  }),
])

/** EIP-695, EIP-3085 and EIP-3326: which chain the site is on. */
export const chainMethods: Readonly<Record<string, Method>> = {
  eth_chainId: ({ state }) => chainIdHex(state()),
  net_version: ({ state }) => String(state().chainId),
  async wallet_switchEthereumChain(context, params) {
    const [wanted] = parseParams(switchParams, params)
    const id = hexToNumber(wanted.chainId)
    if (id === context.state().chainId) return null
    if (!isKnown(context, id))
      throw new ProviderRpcError(
        errorCodes.unknownChain,
        `Chain ${wanted.chainId} is unknown: add it with wallet_addEthereumChain first.`,
      )
    await context.ask('wallet_switchEthereumChain', params)
    context.set({ chainId: id })
    return null
  },
  async wallet_addEthereumChain(context, params) {
    if (!context.state().addsChains)
      throw new ProviderRpcError(errorCodes.unsupportedMethod, 'This wallet cannot add chains.')
    const [chain] = parseParams(addParams, params)
    const id = hexToNumber(chain.chainId)
    const [rpcUrl = ''] = chain.rpcUrls
    if (!isKnown(context, id)) await checkNode(context, rpcUrl, id)
    await context.ask('wallet_addEthereumChain', params)
    const { addedChains, switchesOnAdd } = context.state()
    // A chain that is known keeps its node: a page must not be able to replace it.
    if (!isKnown(context, id))
      context.set({ addedChains: [...addedChains, { id, name: chain.chainName, rpcUrl }] })
    if (switchesOnAdd) context.set({ chainId: id })
    return null
  },
}

function isKnown(context: WalletContext, id: number): boolean {
  return context.knownChains().some((chain) => chain.id === id)
}

/** EIP-3085: a wallet refuses a chain whose node says it is another one. */
async function checkNode({ nodeAt }: WalletContext, rpcUrl: string, id: number): Promise<void> {
  const answer = await nodeAt(rpcUrl, 'eth_chainId')
  if (Number(answer) !== id) throw invalidParams(`the node at ${rpcUrl} is on chain ${String(answer)}`)
}

function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}
