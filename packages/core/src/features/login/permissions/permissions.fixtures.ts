import { encodeAbiParameters, parseAbi } from 'viem'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { setUpCalls, to } from '../../wallet/calls/calls.fixtures.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { PermissionRequest } from './types.js'

/** The session key that tests request permissions for. */
export const sessionKey: Hex = to
export const recipient: Hex = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const manager: Hex = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const context: Hex = '0x1234'
export const expiry = 4_000_000_000
export const data: { periodAmount: string; periodDuration: number; startTime: number } = {
  periodAmount: '0x10',
  periodDuration: 3_600,
  startTime: 1_800_000_000,
}
export const permission: PermissionRequest = { type: 'native-token-periodic', data: data }
export const requestMethod = 'wallet_requestExecutionPermissions'
export const olderMethod = 'wallet_grantPermissions'

type PermissionsWorld = Awaited<ReturnType<typeof setUpCalls>> & { readonly address: string }

/** A kit that is connected to a wallet with these answers. */
export async function setUpPermissions(
  answers: Record<string, unknown>,
  options: Parameters<typeof setUpCalls>[1] = {},
): Promise<PermissionsWorld> {
  const world = await setUpCalls(answers, options)
  const address = sessionOf(world.kit.getState(), 'eip155')?.accounts[0].address ?? ''
  return { ...world, address }
}

const delegationAbi = parseAbi([
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'function encode(Delegation[] delegations)',
])

/** A context with one delegation of an account, as wallets return it. */
export function toContext(owner: string, salt = 5n): Hex {
  const delegation = {
    delegate: sessionKey,
    delegator: owner as Hex,
    authority: `0x${'ff'.repeat(32)}`,
    salt,
    signature: '0x1234',
    caveats: [{ enforcer: manager, terms: '0x12', args: '0x' }],
  } as const
  return encodeAbiParameters(delegationAbi[0].inputs, [[delegation]])
}

type Params = readonly [Record<string, unknown>]

/** The answer of the Gator permissions snap of MetaMask: the request with the context, in a list. */
export const answerCurrent =
  (change: object = {}) =>
  ([request]: Params): unknown => [
    { ...request, context, dependencies: [], delegationManager: manager, ...change },
  ]

/** The answer of the draft that names the context `context`: the request with it. */
export const answerOlder =
  (change: object = {}) =>
  ([request]: Params): unknown => ({
    ...request,
    context,
    signerMeta: { delegationManager: manager },
    ...change,
  })

/** The answer of the draft that names the context `permissionsContext`, as viem's `grantPermissions` reads it. */
export const answerDraft =
  (change: object = {}) =>
  ([{ permissions, expiry: end }]: Params): unknown => ({
    ...{ grantedPermissions: permissions, permissionsContext: context, expiry: end },
    signerData: { submitToAddress: manager },
    ...change,
  })
