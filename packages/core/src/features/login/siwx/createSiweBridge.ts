import { SignInError } from '../../../foundation/errors/signIn.js'
import { siweRefetchMs } from '../../../foundation/limits.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SiweConfig, SiwxConfig, SiwxMessageData, SiwxSession } from '../../../ports/Siwx.js'

/**
 * Returns the option `siwx` for a sign-in that was written for the older option `siweConfig`. Its server has one session, and only
 * accounts of `eip155` sign in.
 *
 * @example
 * ```ts
 * import { createSiweBridge, type SiweConfig } from '@latchkit/core/siwx'
 *
 * const toSiwx = (siweConfig: SiweConfig) => createSiweBridge(siweConfig)
 * ```
 */
export function createSiweBridge(siwe: SiweConfig): SiwxConfig {
  const { signOutOnDisconnect = true, signOutOnAccountChange = true, signOutOnNetworkChange = true } = siwe

  async function signOut(): Promise<void> {
    if (!(await siwe.signOut()))
      throw new SignInError({ step: 'revokeSession', reason: 'signOut has returned false' })
    siwe.onSignOut?.()
  }

  async function add({ message, signature }: SiwxSession, step: SignInError['step']): Promise<void> {
    if (!(await siwe.verifyMessage({ message, signature })))
      throw new SignInError({ step, reason: 'verifyMessage has returned false' })
    siwe.onSignIn?.((await siwe.getSession()) ?? undefined)
  }

  return {
    namespaces: siwe.enabled === false ? [] : ['eip155'],
    signOutOnDisconnect,
    messageRefetchIntervalMs: siwe.nonceRefetchIntervalMs ?? siweRefetchMs,
    sessionRefetchIntervalMs: siwe.sessionRefetchIntervalMs ?? siweRefetchMs,
    getRequired: () => siwe.required ?? true,
    async createMessage({ accountAddress, chainId }) {
      const [nonce, parameters] = await Promise.all([
        siwe.getNonce(accountAddress),
        siwe.getMessageParams?.(),
      ])
      const { domain = '', uri = '', iat = new Date().toISOString(), ...rest } = parameters ?? {}
      const fields = { ...rest, domain, uri, iat, nonce, version: '1' } as const
      const address = `${chainId}:${accountAddress}`
      const text = siwe.createMessage({ ...fields, address, chainId: toChainNumber(chainId) })
      return {
        ...{ accountAddress, chainId, domain, uri, nonce, version: '1', issuedAt: iat },
        ...{ expirationTime: rest.exp, notBefore: rest.nbf, statement: rest.statement },
        ...{ requestId: rest.requestId, resources: rest.resources },
        toString: () => text,
      }
    },
    addSession: (session) => add(session, 'addSession'),
    revokeSession: signOut,
    async setSessions(sessions) {
      if (sessions.length === 0) return signOut()
      // The server has one session, and uses the nonce of the messages once. Only new sessions have a CACAO.
      const signed = sessions.find(({ cacao }) => cacao)
      if (signed) await add(signed, 'setSessions')
    },
    async getSessions(chainId, address) {
      const session = await siwe.getSession()
      if (!session) return []
      const isOther =
        (signOutOnAccountChange && !isSameAddress(session.address, address)) ||
        (signOutOnNetworkChange && session.chainId !== toChainNumber(chainId))
      if (!isOther) return [toSiwxSession(chainId, address)]
      await signOut()
      return []
    },
  }
}

/** The server has verified the message, and does not return it. */
function toSiwxSession(chainId: CaipNetworkId, accountAddress: string): SiwxSession {
  const data: SiwxMessageData = {
    ...{ accountAddress, chainId },
    ...{ domain: '', uri: '', version: '1', nonce: '' },
  }
  return { data, message: '', signature: '' }
}

const toChainNumber = (chainId: CaipNetworkId): number => Number(chainId.slice(chainId.indexOf(':') + 1))

/** The session can have a plain address, or a CAIP-10 id. */
function isSameAddress(given: string, address: string): boolean {
  return given.slice(given.lastIndexOf(':') + 1).toLowerCase() === address.toLowerCase()
}
