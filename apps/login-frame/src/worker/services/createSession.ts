import type { LoginEndpoint, LoginRequest, LoginResponse, loginEndpoints } from '@latchkit/login-api'
import type { DeviceStorage, StoredSession } from '../storage/DeviceStorage.js'
import type { ServiceClient } from './createServiceClient.js'
import { ServiceError } from './ServiceError.js'

/** The session of this device with the login service. */
export type Session = {
  /** Stores the session that a login has begun. */
  adopt(response: LoginResponse<'token'>): Promise<StoredSession>
  /** Exchanges the refresh token, which proves that the session has not ended. */
  refresh(): Promise<StoredSession>
  /** Sends a request with an access token, which is refreshed before it expires, and once if the service refuses it. */
  call<E extends LoginEndpoint>(endpoint: E, body: LoginRequest<E>): Promise<LoginResponse<E>>
  /** Deletes the session from this device. */
  end(): Promise<void>
}

/** Access tokens are not used in the last seconds before they expire. */
const marginMs = 15_000

/** Creates the session. Its access token is kept in memory only. */
export function createSession(parameters: {
  readonly storage: DeviceStorage
  readonly login: ServiceClient<typeof loginEndpoints>
  readonly now: () => number
}): Session {
  const { storage, login, now } = parameters
  let access: { readonly token: string; readonly expiresAt: number; readonly userId: string } | undefined
  let refreshing: Promise<StoredSession> | undefined

  async function adopt({ accessToken, expiresIn, refreshToken, user }: LoginResponse<'token'>) {
    const stored: StoredSession = {
      refreshToken,
      userId: user.id,
      email: user.email?.toLowerCase() ?? null,
      ...(user.userName !== undefined && { userName: user.userName }),
    }
    await storage.writeSession(stored)
    access = { token: accessToken, expiresAt: now() + expiresIn * 1000, userId: user.id }
    return stored
  }

  async function exchange() {
    const stored = await storage.readSession()
    if (!stored) throw noSession()
    access = undefined
    try {
      const response = await login.call('token', { refreshToken: stored.refreshToken })
      if (response.user.id !== stored.userId) throw noSession()
      const userName = response.user.userName ?? stored.userName
      return await adopt({ ...response, user: { ...response.user, userName } })
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'session_expired') await storage.writeSession(null)
      throw error
    }
  }

  function refresh() {
    refreshing ??= exchange().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function getAccessToken() {
    const stored = await storage.readSession()
    const isValid = access && access.userId === stored?.userId && access.expiresAt - marginMs > now()
    if (!isValid) await refresh()
    if (!access) throw noSession()
    return access.token
  }

  return {
    adopt,
    refresh,
    async call(endpoint, body) {
      const accessToken = await getAccessToken()
      try {
        return await login.call(endpoint, body, { accessToken })
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'session_expired') throw error
        // The service has ended it early. Only the refresh token shows whether the session has ended too.
        if (access?.token === accessToken) access = undefined
        return login.call(endpoint, body, { accessToken: await getAccessToken() })
      }
    },
    async end() {
      access = undefined
      await storage.writeSession(null)
    },
  }
}

function noSession(): ServiceError {
  return new ServiceError({ code: 'session_expired', message: 'The session has expired. Log in again.' })
}
