import { type Hex, isAddress, type TypedDataDefinition } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import type { Method, WalletContext } from '../context.js'
import { errorCodes, ProviderRpcError } from '../ProviderRpcError.js'
import { address, bytes, invalidParams, parseParams } from '../params.js'

const text = z.string('is not text')
const personalSignParams = z.tuple([text, text], text)
const typedDataParams = z.tuple([address, z.union([text, z.looseObject({})], 'is not typed data')])
const typedData = z.looseObject({
  types: z.record(z.string(), z.array(z.looseObject({ name: text, type: text }))),
  primaryType: text,
  domain: z.looseObject({ chainId: z.optional(z.union([z.number(), text])) }),
  message: z.looseObject({}),
})

/** EIP-191 and EIP-712. */
export const signingMethods: Readonly<Record<string, Method>> = {
  async personal_sign(context, params) {
    const [first, second] = parseParams(personalSignParams, params)
    // Wallets take the two in either order, because half of all pages send them the wrong way round.
    const [data, from] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
    const account = signer(context, from)
    await context.ask('personal_sign', params)
    return account.signMessage({ message: z.safeParse(bytes, data).success ? { raw: data as Hex } : data })
  },
  async eth_signTypedData_v4(context, params) {
    const [from, given] = parseParams(typedDataParams, params)
    const data = parseParams(typedData, typeof given === 'string' ? parseJson(given) : given)
    const { chainId } = context.state()
    if (data.domain.chainId !== undefined && Number(data.domain.chainId) !== chainId)
      throw invalidParams(`domain.chainId is ${data.domain.chainId}, but the wallet is on ${chainId}`)
    const account = signer(context, from)
    await context.ask('eth_signTypedData_v4', params)
    return signTypedData(account, data)
  },
}

/**
 * The account a page wants to sign with.
 *
 * @throws ProviderRpcError 4100 if the page may not see it.
 */
export function signer(context: WalletContext, from: string): PrivateKeyAccount {
  const wanted = from.toLowerCase()
  const shared = context.sharedAccounts().some((account) => account.toLowerCase() === wanted)
  const account = context.accounts.find((each) => each.address.toLowerCase() === wanted)
  if (!shared || !account)
    throw new ProviderRpcError(errorCodes.unauthorized, `The page may not use the account ${from}.`)
  return account
}

async function signTypedData(account: PrivateKeyAccount, data: object): Promise<Hex> {
  try {
    // viem checks the values against the types itself, and throws where they do not fit.
    return await account.signTypedData(data as TypedDataDefinition)
  } catch (cause) {
    throw invalidParams(cause instanceof Error ? cause.message : String(cause))
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw invalidParams('params.1 is not JSON')
  }
}
