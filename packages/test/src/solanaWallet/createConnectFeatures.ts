import * as z from 'zod/mini'
import { ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { parseParams } from '../wallet/params.js'
import type { SolanaWalletContext } from './context.js'
import { createSignInMessage, type SignInInput, signInInput } from './createSignInMessage.js'

const connectParams = z.tuple([z.optional(z.looseObject({ silent: z.optional(z.boolean()) }))])
const signInParams = z.array(signInInput)

/** Creates `standard:connect`, `standard:disconnect` and `solana:signIn`. */
export function createConnectFeatures(context: SolanaWalletContext): Readonly<Record<string, object>> {
  const { baseWallet, accounts, setExposed } = context

  const request = (method: string, params: readonly unknown[], run: () => unknown) =>
    baseWallet.answer(() => ({ method, params }), run)

  function createText(input: SignInInput, address: string): string {
    const { signInText } = baseWallet.state()
    if (signInText === 'json') return JSON.stringify(input)
    const shown = signInText === 'other-nonce' ? { ...input, nonce: 'anotherNonce' } : input
    const text = createSignInMessage(shown, context.domain, address)
    return signInText === 'header' ? `\u00ffsolana offchain${text}` : text
  }

  async function allow(
    method: 'standard:connect' | 'solana:signIn',
    params: readonly unknown[],
  ): Promise<void> {
    await baseWallet.ask(method, params, () => method === 'standard:connect' && baseWallet.state().connected)
    baseWallet.set({ connected: true })
    setExposed(true)
  }

  return {
    'standard:connect': {
      version: '1.0.0',
      connect: (...params: readonly unknown[]) =>
        request('standard:connect', params, async () => {
          const [options] = parseParams(connectParams, params)
          const { connected, locked, ignoresSilent } = baseWallet.state()
          if (connected && !locked) setExposed(true)
          else if (options?.silent !== true || ignoresSilent) await allow('standard:connect', params)
          return { accounts: accounts() }
        }),
    },
    'standard:disconnect': {
      version: '1.0.0',
      // The site stays authorized, as in real wallets: only this page load no longer sees accounts.
      disconnect: () => request('standard:disconnect', [], () => setExposed(false)),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...params: readonly unknown[]) =>
        request('solana:signIn', params, async () => {
          const inputs = parseParams(signInParams, params.length === 0 ? [{}] : params)
          if (baseWallet.state().signInNeedsConnection && accounts().length === 0)
            throw new ProviderRpcError(4100, 'Not connected')
          await allow('solana:signIn', params)
          return inputs.map((input) => {
            const account =
              accounts().find(({ address }) => address === (input.address ?? address)) ?? accounts()[0]
            const key = context.key(input.address ?? account?.address ?? '')
            const text = createText(input, key.address)
            const signedMessage = new TextEncoder().encode(text)
            return { account, signedMessage, signature: key.sign(signedMessage), signatureType: 'ed25519' }
          })
        }),
    },
  }
}
