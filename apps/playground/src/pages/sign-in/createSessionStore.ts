import type { SiwxConfig, SiwxSession } from '@latchkit/core'
import { verifyMessage } from 'viem'

const key = 'playground.sessions'

/**
 * Creates a sign-in whose sessions are kept until the tab is closed. It stands for a server: an app must not trust a signature that only its
 * page has verified.
 *
 * @param options `fails`: whether every signature is refused.
 */
export function createSessionStore(options: {
  readonly isRequired: boolean
  readonly fails: boolean
}): SiwxConfig {
  const read = (): readonly SiwxSession[] => JSON.parse(sessionStorage.getItem(key) ?? '[]')
  const write = (sessions: readonly SiwxSession[]) => sessionStorage.setItem(key, JSON.stringify(sessions))

  /** The control of the page, and then the work of a server. */
  async function verify({ data, message, signature }: SiwxSession): Promise<void> {
    if (options.fails) throw new Error('The playground refuses every signature.')
    const address = data.accountAddress as `0x${string}`
    if (!(await verifyMessage({ address, message, signature: signature as `0x${string}` })))
      throw new Error('The signature is not valid.')
  }

  return {
    createMessage: (input) => ({
      ...input,
      domain: location.host,
      uri: location.origin,
      version: '1',
      nonce: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
      statement: 'Sign in to the playground.',
      issuedAt: new Date().toISOString(),
    }),
    async addSession(session) {
      await verify(session)
      write([...read(), session])
    },
    async revokeSession(chainId, address) {
      write(read().filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address))
    },
    async setSessions(sessions) {
      for (const session of sessions) if (session.cacao) await verify(session)
      write(sessions)
    },
    getSessions: () => read(),
    getRequired: () => options.isRequired,
  }
}
