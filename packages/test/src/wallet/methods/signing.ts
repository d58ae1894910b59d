import { type Hex, isAddress, recoverMessageAddress, type SignableMessage } from 'viem'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { Method, WalletContext } from '../context.js'
import type { WalletAccount } from '../contractAccount.js'
import { bytes, createInvalidParamsError, parseParams } from '../params.js'

const text = z.string('is not text')
const personalSignParams = z.tuple([text, text], text)
const recoverParams = z.tuple([text, bytes], text)

/**
 * EIP-191.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export const signingMethods: Readonly<Record<string, Method>> = {
  async personal_sign(context, params) {
    const [first, second] = parseParams(personalSignParams, params)
    // Wallets accept both orders, because many apps reverse them.
    const [data, from] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
    const account = signer(context, from)
    await context.ask('personal_sign', params)
    return account.signMessage({ message: toMessage(data) })
  },
  async personal_ecRecover(_, params) {
    const [data, signature] = parseParams(recoverParams, params)
    try {
      return (await recoverMessageAddress({ message: toMessage(data), signature })).toLowerCase()
    } catch (cause) {
      throw createInvalidParamsError(cause instanceof Error ? cause.message : String(cause))
    }
  },
}

/**
 * Returns the account that an app wants to sign with.
 *
 * @throws ProviderRpcError 4100 if it is not visible to the app.
 */
export function signer(context: WalletContext, from: string): WalletAccount {
  const wanted = from.toLowerCase()
  const shared = context.getSharedAccounts().some((account) => account.toLowerCase() === wanted)
  const account = context.accounts.find((each) => each.address.toLowerCase() === wanted)
  if (!shared || !account)
    throw new ProviderRpcError(
      errorCodes.unauthorized,
      `The app is not authorized to use the account ${from}.`,
    )
  return account
}

/** Treats hex as bytes and everything else as text, like MetaMask. */
function toMessage(data: string): SignableMessage {
  return z.safeParse(bytes, data).success ? { raw: data as Hex } : data
}
