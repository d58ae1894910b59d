import { envelopeTypes, loginEndpoints, recoveryEndpoints } from '@latchkit/login-api'
import * as z from 'zod/mini'
import { unsignedDelegationSchema } from '../permission/UnsignedDelegation.js'
import { typedDataSchema } from '../requestChecks/typedDataSchema.js'
import { userOperationSchema } from '../smartAccount/UserOperation.js'
import type { SignRequest, Vault, VaultUser } from './Vault.js'

const bytes = z.instanceof(Uint8Array)
// The check makes it an address.
const address = z
  .string()
  .check(z.regex(/^0x[\da-f]{40}$/i)) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
const hash = z
  .string()
  .check(z.regex(/^0x[\da-f]{64}$/)) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
/** The output of a PRF, which crosses as a copy. */
const prfOutput = z.instanceof(Uint8Array<ArrayBuffer>).check(z.refine(({ length }) => length === 32))
const unlock = z.object({ credentialId: z.string(), salt: z.string() })
const email = z.object({ email: z.string() })
const app = z.object({ projectId: z.string(), origin: z.string() })
const uri = z.object({ uri: z.string() })
const code = z.object({ code: z.string() })
const nothing = z.undefined()
const user: z.ZodMiniType<VaultUser> = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  userName: z.optional(z.string()),
  addresses: z.object({ eip155: z.string(), solana: z.string() }),
  smartAccounts: z.optional(z.record(z.string(), z.string())),
})
const signRequest: z.ZodMiniType<SignRequest> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('evmMessage'), message: bytes }),
  z.object({ type: z.literal('evmTypedData'), typedData: typedDataSchema }),
  z.object({
    type: z.literal('evmAuthorization'),
    chainId: z.string(),
    implementation: address,
    nonce: z.number(),
  }),
  z.object({
    type: z.literal('evmUserOperation'),
    chainId: z.string(),
    entryPoint: address,
    operation: userOperationSchema,
  }),
  z.object({
    type: z.literal('evmDelegation'),
    chainId: z.string(),
    delegationManager: address,
    delegation: unsignedDelegationSchema,
    hash,
  }),
  z.object({ type: z.literal('evmTransaction'), transaction: bytes }),
  z.object({ type: z.literal('solanaMessage'), message: bytes }),
  z.object({ type: z.literal('solanaTransaction'), message: bytes }),
])

/**
 * The calls of the vault: what the page can send, and all that the worker returns. Results are reduced to these fields, so that no part
 * of a secret or a token reaches the page.
 */
export const vaultCalls = {
  restore: { parameters: nothing, result: z.nullable(user) },
  startEmail: {
    parameters: z.object({ email: z.string(), app }),
    result: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  /** Its signal is a message of its own. */
  waitForDevice: { parameters: nothing, result: nothing },
  verifyCode: { parameters: code, result: user },
  startSocial: {
    parameters: z.object({ provider: z.string(), app }),
    result: z.extend(uri, { key: z.string() }),
  },
  verifySocial: { parameters: uri, result: user },
  startFarcaster: { parameters: z.object({ app }), result: z.object({ url: z.string() }) },
  /** Its signal is a message of its own. */
  waitForFarcaster: { parameters: nothing, result: user },
  startPasskey: { parameters: z.object({ app }), result: z.object({ challenge: z.string() }) },
  verifyPasskey: {
    parameters: z.object({ credential: loginEndpoints['passkey/verify'].request.shape.credential }),
    result: z.discriminatedUnion('status', [
      z.object({ status: z.literal('ready'), user }),
      z.extend(unlock, { status: z.literal('unlock') }),
    ]),
  },
  getUnlock: { parameters: nothing, result: z.nullable(unlock) },
  unlock: { parameters: z.object({ key: prfOutput }), result: user },
  startPasskeyCreation: {
    parameters: nothing,
    result: z.object({
      challenge: z.string(),
      userHandle: z.string(),
      userName: z.string(),
      excludeIds: z.array(z.string()),
      salt: z.string(),
    }),
  },
  createPasskey: {
    parameters: z.object({
      credential: loginEndpoints['passkey/create'].request.shape.credential,
      key: prfOutput,
    }),
    result: nothing,
  },
  removePasskey: { parameters: nothing, result: nothing },
  removeManaged: { parameters: nothing, result: nothing },
  getRecoveryMove: {
    parameters: nothing,
    result: z.nullable(z.object({ from: z.nullable(z.string()), to: z.string() })),
  },
  moveRecovery: { parameters: z.object({ to: z.string() }), result: nothing },
  declineRecoveryMove: { parameters: nothing, result: nothing },
  signOut: { parameters: nothing, result: nothing },
  sign: { parameters: z.object({ request: signRequest, address: z.string() }), result: z.string() },
  startEmailChange: {
    parameters: email,
    result: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  verifyPrimaryEmail: { parameters: code, result: nothing },
  verifySecondaryEmail: { parameters: code, result: email },
  startExport: { parameters: nothing, result: nothing },
  exportPhrase: { parameters: code, result: z.string() },
  listDevices: {
    parameters: nothing,
    result: loginEndpoints['devices/list'].response.shape.devices,
  },
  revokeDevice: { parameters: z.object({ id: z.string() }), result: nothing },
  listReleases: { parameters: nothing, result: recoveryEndpoints['releases/list'].response.shape.releases },
  decideRelease: { parameters: z.object({ id: z.string(), isAllowed: z.boolean() }), result: nothing },
  listEnvelopes: { parameters: nothing, result: z.array(z.enum(envelopeTypes)) },
} as const satisfies Readonly<
  Record<keyof Vault, { readonly parameters: z.ZodMiniType; readonly result: z.ZodMiniType }>
>
