import type { SiwxConfig, SiwxSession } from '@latchkit/core'
import { createMessage } from '@latchkit/siwx'

/** The part of the server's session that the page needs. */
type ServerSession = { readonly address: string; readonly chainId: string }

/**
 * Creates a sign-in over the server of the playground (`/api/sign-in`), which issues the nonce, verifies the message and keeps
 * the session in a cookie that scripts cannot read. It has one session: the account that signed in last.
 */
export function createServerSessions(options: { readonly isRequired: boolean }): SiwxConfig {
  const end = () => post('sign-out', {})

  return {
    async createMessage({ accountAddress, chainId }) {
      const { nonce } = await fetchSignIn<{ readonly nonce: string }>('nonce')
      const fields = {
        ...{ chainId, nonce, domain: location.host, uri: location.origin },
        ...{ statement: 'Sign in to the playground.', issuedAt: new Date().toISOString() },
      }
      const text = createMessage({ ...fields, address: accountAddress })
      return { ...fields, accountAddress, version: '1', toString: () => text }
    },
    async addSession({ message, signature }) {
      await post('verify', { message, signature })
    },
    async getSessions(chainId, address) {
      const { session } = await fetchSignIn<{ readonly session: ServerSession | null }>('session')
      const isOwn = session?.chainId === chainId && session.address.toLowerCase() === address.toLowerCase()
      return isOwn ? [toSiwxSession({ accountAddress: address, chainId })] : []
    },
    revokeSession: end,
    async setSessions(sessions) {
      if (sessions.length === 0) return end()
      // The server has one session and uses a nonce once, so it receives the message of the current chain.
      const signed = sessions.find(({ cacao }) => cacao)
      if (signed) await post('verify', { message: signed.message, signature: signed.signature })
    },
    getRequired: () => options.isRequired,
  }
}

/** The server has verified the message, and does not return it. */
function toSiwxSession(account: Pick<SiwxSession['data'], 'accountAddress' | 'chainId'>): SiwxSession {
  const data = { ...account, domain: location.host, uri: location.origin, version: '1', nonce: '' } as const
  return { data, message: '', signature: '' }
}

async function fetchSignIn<T>(name: string): Promise<T> {
  return toBody(await fetch(`/api/sign-in/${name}`))
}

async function post(name: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await toBody(await fetch(`/api/sign-in/${name}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** Returns the body; throws the message of the server if it has refused the request. */
async function toBody<T>(response: Response): Promise<T> {
  const body = await response.json()
  if (!response.ok) throw new Error(body.message)
  return body
}
