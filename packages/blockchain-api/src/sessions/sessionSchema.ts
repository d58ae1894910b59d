import * as z from 'zod/mini'

/**
 * A permission or a policy, as ERC-7715 describes it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export type SessionPermission = {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Permissions that an account grants to a session key. */
export type SessionGrant = {
  /** When it ends, in seconds since 1970. */
  readonly expiry: number
  /** `{ type: 'account', data: { address } }`: the session key, which the app keeps. */
  readonly signer: SessionPermission
  /** Exactly one. */
  readonly permissions: readonly SessionPermission[]
  /** None: what is granted is enforced by the chain. */
  readonly policies: readonly SessionPermission[]
}

/** The signed message of the account that a change needs; see `toSessionMessageFields`. */
export type SessionSignature = {
  /** EIP-4361 */
  readonly message: string
  /** In hex: of a key, of a contract (ERC-1271), or of one that is not deployed (ERC-6492). */
  readonly signature: string
}

/** The body of `POST /v1/sessions/{account}`. */
export type CreateSessionRequest = SessionGrant & SessionSignature

/** The response of `POST /v1/sessions/{account}`. There is no key: the server signs nothing. */
export type CreateSessionResponse = {
  /** The id of the session. */
  readonly pci: string
}

/** The body of `POST /v1/sessions/{account}/activate`. */
export type ActivateSessionRequest = SessionSignature & {
  readonly pci: string
  /** The permissions context that the wallet returned (ERC-7710). */
  readonly context: string
}

/** The body of `POST /v1/sessions/{account}/revoke`. */
export type RevokeSessionRequest = SessionSignature & { readonly pci: string }

/** A session of an account. */
export type Session = Pick<SessionGrant, 'expiry' | 'permissions' | 'policies'> & {
  readonly project: {
    readonly id: string
    readonly name: string
    readonly url: string | null
    readonly iconUrl: string | null
  }
  readonly pci: string
  /** In seconds since 1970. */
  readonly createdAt: number
  /** `null` before it is active. */
  readonly context: string | null
  /** In seconds since 1970. The chain decides whether the permission can still be used. */
  readonly revokedAt: number | null
}

/** The response of `GET /v1/sessions/{account}`. */
export type SessionsResponse = { readonly pcis: readonly Session[] }

/** Largest number of sessions of an account in a project. */
export const maxSessions = 255

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))
const pci = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))
const seconds = z.number().check(z.int(), z.positive(), z.maximum(8_640_000_000_000))

const permission: z.ZodMiniType<SessionPermission> = z.object({
  type: text(100),
  data: z.record(z.string(), z.unknown()),
})

const grant = {
  expiry: seconds,
  signer: permission,
  permissions: z.array(permission).check(z.minLength(1), z.maxLength(1)),
  policies: z.array(permission).check(z.maxLength(0)),
}

const signed = {
  message: text(16_384),
  // The longest: one of ERC-6492 with the code of an account.
  signature: text(131_072),
}

/** Schema of the body of `POST /v1/sessions/{account}`. */
export const createSessionRequestSchema: z.ZodMiniType<CreateSessionRequest> = z.object({
  ...grant,
  ...signed,
})

/** Schema of the response of `POST /v1/sessions/{account}`. */
export const createSessionResponseSchema: z.ZodMiniType<CreateSessionResponse> = z.object({ pci })

/** Schema of the body of `POST /v1/sessions/{account}/activate`. */
export const activateSessionRequestSchema: z.ZodMiniType<ActivateSessionRequest> = z.object({
  pci,
  context: z.string().check(z.regex(/^0x(?:[\da-fA-F]{2}){1,65536}$/)),
  ...signed,
})

/** Schema of the body of `POST /v1/sessions/{account}/revoke`. */
export const revokeSessionRequestSchema: z.ZodMiniType<RevokeSessionRequest> = z.object({ pci, ...signed })

/** Schema of the response of a change without a result. */
export const sessionChangeResponseSchema: z.ZodMiniType<object> = z.object({})

/** Schema of the response of `GET /v1/sessions/{account}/getcontext`. */
export const sessionContextResponseSchema: z.ZodMiniType<{ readonly context: string }> = z.object({
  context: z.string(),
})

/** Schema of the response of `GET /v1/sessions/{account}`. */
export const sessionsResponseSchema: z.ZodMiniType<SessionsResponse> = z.object({
  pcis: z
    .array(
      z.object({
        project: z.object({
          id: z.string(),
          name: z.string(),
          url: z.nullable(z.string()),
          iconUrl: z.nullable(z.string()),
        }),
        pci,
        expiry: seconds,
        createdAt: seconds,
        permissions: z.array(permission),
        policies: z.array(permission),
        context: z.nullable(z.string()),
        revokedAt: z.nullable(seconds),
      }),
    )
    .check(z.maxLength(maxSessions)),
})
