import { createFakeLogin } from './services/createFakeLogin.fixtures.js'
import { createFakeProvider } from './services/createFakeProvider.fixtures.js'
import { createFakeRecovery } from './services/createFakeRecovery.fixtures.js'

/** Both services, and what their users receive by e-mail. */
export type TestServices = {
  readonly loginUrl: string
  readonly recoveryUrl: string
  readonly fetch: typeof globalThis.fetch
  /** ms since 1970. */
  readonly now: () => number
  /** Lets the interval pass in which no second code is sent. */
  pass(ms: number): void
  readCode(email: string): string | Promise<string>
  /** Opens the last link that was sent to an address, and confirms it. */
  confirmLink(email: string): void | Promise<void>
}

/** Both services, and providers of accounts. */
export type SocialTestServices = TestServices & {
  /** Logs in at a provider. Returns the address at which the login ends. */
  authorize(uri: string, subject: string): string
  /** Approves a login with Farcaster, or declines it without a subject. */
  approve(url: string, subject: string | null): void
}

/** Creates both services in memory. */
export function createTestServices() {
  let time = Date.now()
  const now = () => time
  const proofs = new Map<string, { readonly email: string; readonly jkt: string }>()
  const [loginUrl, recoveryUrl] = ['https://login.example', 'https://recovery.example']
  const provider = createFakeProvider()
  const login = createFakeLogin({ baseUrl: `${loginUrl}/login/v1/`, now, proofs, provider })
  const recovery = createFakeRecovery({ baseUrl: `${recoveryUrl}/recovery/v1/`, now, proofs, provider })
  const services = {
    loginUrl,
    recoveryUrl,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return request.url.startsWith(loginUrl) ? login.handle(request) : recovery.handle(request)
    },
    now,
    pass(ms: number) {
      time += ms
    },
    readCode: login.readCode,
    confirmLink: recovery.confirmLink,
    authorize: provider.authorize,
    approve: provider.approve,
  } satisfies SocialTestServices
  return { ...services, login, delayAccounts: recovery.delayAccounts }
}
