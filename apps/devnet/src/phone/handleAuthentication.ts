import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import type { WalletKitTypes } from '@reown/walletkit'
import type { AuthTypes } from '@walletconnect/types'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import type { PhoneContext } from './context.js'
import { getEvmMethods } from './handleEvmRequest.js'

/**
 * Asks the user, and signs the messages of a request to connect and sign in: with the active account, for the first chain or for each.
 *
 * @throws ProviderRpcError 5100 if no chain is supported
 */
export async function handleAuthentication(
  context: PhoneContext,
  params: WalletKitTypes.SessionAuthenticate['params'],
  format: (request: AuthTypes.PayloadParams, issuer: string) => string,
): Promise<AuthTypes.Cacao[]> {
  populate(context, params.authPayload)
  await context.baseWallet.ask('session_authenticate', params)
  // Computed again: the user may have switched the account while the prompt was open.
  const { accountIndex, authenticates, cacao } = context.state()
  const account = context.evmAccounts[accountIndex]
  if (!account) throw new ProviderRpcError(5100, 'Unsupported accounts: the phone has none.')
  const payload: AuthTypes.PayloadParams = { ...populate(context, params.authPayload), ...cacao }
  const chains = authenticates === 'every-chain' ? payload.chains : payload.chains.slice(0, 1)
  return Promise.all(
    chains.map(async (chain) => {
      const issuer = `did:pkh:${chain}:${account.address}`
      const s = await account.signMessage({ message: format(payload, issuer) })
      return buildAuthObject(payload, { t: 'eip191', s }, issuer)
    }),
  )
}

/** Reduces the request to the chains and methods that the phone supports. */
function populate(context: PhoneContext, authPayload: AuthTypes.PayloadParams): AuthTypes.PayloadParams {
  const chains = context.evmChains().map(({ id }) => `eip155:${id}`)
  try {
    return populateAuthPayload({ authPayload, chains, methods: [...getEvmMethods(context.state())] })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ProviderRpcError(5100, `Unsupported chains: ${reason}.`)
  }
}

/**
 * Runs a task during which the phone's SDK claims that another account has signed. The SDK verifies its own signatures, so the claim is
 * made when the response is sent.
 */
export async function withIssuer(
  engine: object,
  issuer: unknown,
  run: () => Promise<unknown>,
): Promise<void> {
  const send: unknown = Reflect.get(engine, 'sendResult')
  if (typeof issuer !== 'string' || typeof send !== 'function') {
    await run()
    return
  }
  Reflect.set(engine, 'sendResult', (given: { readonly result: { readonly cacaos: AuthTypes.Cacao[] } }) => {
    const cacaos = given.result.cacaos.map((cacao) => ({ ...cacao, p: { ...cacao.p, iss: issuer } }))
    return Reflect.apply(send, engine, [{ ...given, result: { ...given.result, cacaos } }])
  })
  try {
    await run()
  } finally {
    Reflect.set(engine, 'sendResult', send)
  }
}
