import type { LoginEndpoint, LoginRequest, LoginResponse, loginEndpoints } from '@latchkit/login-api'
import type { ClientAddress } from '../../server/http/createClientAddress.js'
import type { Session } from './createSessions.js'

/** The device that sent a request. */
export type LoginCaller = {
  /** Thumbprint of its key, whose possession it has proven. */
  readonly jkt: string
  readonly address: ClientAddress
  readonly deviceLabel: string
  /** Whether the client has closed the connection before the response. */
  readonly isGone: () => boolean
}

/** A device with a session. */
export type MemberCaller = LoginCaller & Session

type CallerOf<E extends LoginEndpoint> = (typeof loginEndpoints)[E]['token'] extends true
  ? MemberCaller
  : LoginCaller

/** Handles the requests of each endpoint. Errors for the client are an `HttpError`. */
export type LoginHandlers = {
  readonly [E in LoginEndpoint]: (request: LoginRequest<E>, caller: CallerOf<E>) => Promise<LoginResponse<E>>
}
