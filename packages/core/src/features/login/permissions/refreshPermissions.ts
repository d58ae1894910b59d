import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { followRevocation } from './followRevocation.js'
import { isOfAccount } from './getPermissions.js'
import { installPermissions } from './installPermissions.js'
import { defaultManager, readIsRevoked } from './readRevocation.js'
import { readTokens } from './readTokens.js'
import { toReported } from './toReported.js'
import type { GrantedPermission, PermissionsEvent } from './types.js'

/**
 * Reads what changed besides this browser: the permissions that the server of `dataApi` lists, which of all the account has revoked on
 * the chain, and the tokens that they are for. Sources that fail are left out. Never rejects.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { refreshPermissions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await refreshPermissions(kit)
 * ```
 */
export async function refreshPermissions(kit: Latchkit): Promise<void> {
  const session = sessionOf(kit.getState(), 'eip155')
  if (!session) return
  installPermissions(kit)
  const address = session.accounts[0].address as Hex
  await Promise.allSettled([untilDestroyed(kit, (signal) => readList(kit, address, signal))])
  const { granted = [], reported = [] } = kit.getState().permissions ?? {}
  const all = [...granted, ...reported].filter((one) => isOfAccount(one, address))
  await Promise.allSettled([
    ...all.map((one) => untilDestroyed(kit, (signal) => readChain(kit, one, signal))),
    untilDestroyed(kit, (signal) => readTokens(kit, all, signal)),
  ])
}

/** Reads the list of the server, for each chain of the app. What this browser knows stays as it is. */
async function readList(kit: Latchkit, address: Hex, signal: AbortSignal): Promise<void> {
  const list = await kit.internal.dataApi?.permissions?.()
  if (!list) return
  const chains = kit.config.networks.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'))
  await Promise.allSettled(
    chains.map(async ({ caipNetworkId: chainId }) => {
      const all = await list.getPermissions({ chainId, address, signal })
      const delegationManager = findManager(kit, chainId)
      sendPermissions(kit, {
        ...{ type: 'listed', address, chainId },
        reported: all.flatMap((one) => toReported(one, { chainId, address, delegationManager }) ?? []),
        listed: Object.fromEntries(all.map(({ id, context = '' }) => [context, id])),
      })
    }),
  )
}

/** The manager that a wallet named for this chain, or the manager of public chains. The server cannot choose it. */
function findManager(kit: Latchkit, chainId: CaipNetworkId): Hex {
  const named = kit
    .getState()
    .permissions?.granted.find((one) => one.chainId === chainId && one.delegationManager !== undefined)
  return named?.delegationManager ?? defaultManager
}

async function readChain(kit: Latchkit, one: GrantedPermission, signal: AbortSignal): Promise<void> {
  const { context, revokedAt, revocation } = one
  if (revokedAt !== undefined) return
  if (await readIsRevoked(kit, one, signal))
    return sendPermissions(kit, { type: 'revoked', context, at: kit.internal.clock.now() })
  if (revocation) await followRevocation(kit, one, revocation, signal)
}

function sendPermissions(kit: Latchkit, event: PermissionsEvent): void {
  kit.internal.send({ feature: 'permissions', event })
}
