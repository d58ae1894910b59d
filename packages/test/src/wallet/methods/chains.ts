import { hexToNumber, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { CodelessError, errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { Method, WalletContext } from '../context.js'
import { chainId, parseParams } from '../params.js'
import { getChainIdHex } from '../views.js'

const switchParams = z.tuple([z.looseObject({ chainId })])

const text = z.string('is not text').check(z.minLength(1, 'is empty'))
const urls = z
  .array(z.unknown(), 'is not a list')
  .check(z.refine((list) => list.some(isSafeUrl), 'has no URL that is https or on this machine'))
/** Like MetaMask: rejects unknown keys, and one usable URL per list is enough. */
const addParams = z.tuple([
  z.strictObject(
    {
      chainId,
      chainName: text,
      rpcUrls: urls,
      nativeCurrency: z.nullish(
        z.looseObject({
          symbol: text.check(z.maxLength(6, 'is too long')),
          decimals: z.literal(18, 'is not 18'),
        }),
      ),
      blockExplorerUrls: z.nullish(urls),
      iconUrls: z.optional(z.unknown()),
    },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'has an unknown key' : undefined) },
  ),
])

/**
 * EIP-695, EIP-3085 and EIP-3326: the site's chain.
 *
 * @see https://eips.ethereum.org/EIPS/eip-695
 * @see https://eips.ethereum.org/EIPS/eip-3085
 * @see https://eips.ethereum.org/EIPS/eip-3326
 */
export const chainMethods: Readonly<Record<string, Method>> = {
  eth_chainId: ({ state }) => getChainIdHex(state()),
  net_version: ({ state }) => String(state().chainId),
  async wallet_switchEthereumChain(context, params) {
    if (!context.state().switchesChains)
      throw new ProviderRpcError(errorCodes.methodNotFound, 'This wallet cannot switch its chain.')
    const [wanted] = parseParams(switchParams, params)
    const id = hexToNumber(wanted.chainId)
    if (id === context.state().chainId) return null
    if (!isKnown(context, id)) throw createUnknownChainError(context, wanted.chainId)
    await context.ask('wallet_switchEthereumChain', params)
    context.set({ chainId: id })
    return null
  },
  async wallet_addEthereumChain(context, params) {
    if (!context.state().addsChains)
      throw new ProviderRpcError(errorCodes.unsupportedMethod, 'This wallet cannot add chains.')
    const [chain] = parseParams(addParams, params)
    const id = hexToNumber(chain.chainId)
    if (id === context.state().chainId && !context.state().addsCurrentChain)
      throw new ProviderRpcError(errorCodes.invalidParams, `The site is on chain ${chain.chainId} already.`)
    const rpcUrl = chain.rpcUrls.find(isSafeUrl) ?? ''
    if (!isKnown(context, id)) await checkNode(context, rpcUrl, id)
    await context.ask('wallet_addEthereumChain', params)
    const { addedChains, switchesOnAdd } = context.state()
    // A known chain keeps its node: an app must not be able to replace it.
    if (!isKnown(context, id))
      context.set({ addedChains: [...addedChains, { id, name: chain.chainName, rpcUrl }] })
    if (switchesOnAdd) context.set({ chainId: id })
    return null
  },
}

/** Creates the error of a chain that the wallet does not know: some wallets have no code, and a text in the language of the user. */
function createUnknownChainError(context: WalletContext, chainId: string): Error {
  if (context.state().unknownChainError === 'codeless') return new CodelessError('Unsupported network')
  return new ProviderRpcError(
    errorCodes.unknownChain,
    `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
  )
}

function isKnown(context: WalletContext, id: number): boolean {
  return context.getKnownChains().some((chain) => chain.id === id)
}

/**
 * EIP-3085: a wallet rejects a chain whose node is unreachable or on another chain. Codes and messages are MetaMask's.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3085
 */
async function checkNode({ nodeAt }: WalletContext, rpcUrl: string, id: number): Promise<void> {
  const answer = await nodeAt(rpcUrl, 'eth_chainId').catch((cause: unknown) => {
    throw new ProviderRpcError(errorCodes.internal, `Request for method 'eth_chainId on ${rpcUrl} failed`, {
      networkErr: { message: cause instanceof Error ? cause.message : String(cause) },
    })
  })
  if (Number(answer) !== id)
    throw new ProviderRpcError(
      errorCodes.invalidParams,
      `Chain ID returned by RPC URL ${rpcUrl} does not match ${numberToHex(id)}`,
      { chainId: answer },
    )
}

function isSafeUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}
