import { createNonce } from '../../../browser/createNonce.js'
import { readPageOrigin } from '../../../browser/readPageOrigin.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { signMessage } from '../../wallet/request/signMessage.js'
import { formatSiwxMessage } from '../siwx/formatSiwxMessage.js'
import type { GrantedPermission } from './types.js'

/** Marks a permission as revoked in the list of the server, which needs a message that the account signs. */
export async function revokeListed(
  kit: Latchkit,
  { address, chainId }: Pick<GrantedPermission, 'address' | 'chainId'>,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const list = await kit.internal.dataApi?.permissions?.()
  if (!list) return
  const account = { chainId, address, id }
  const { lifetimeMs, ...fields } = await list.getRevocationMessage(account)
  const now = kit.internal.clock.now()
  const message = formatSiwxMessage({
    ...{ ...fields, accountAddress: address, chainId, domain: readPageOrigin().host, version: '1' },
    ...{ nonce: createNonce(), issuedAt: new Date(now).toISOString() },
    expirationTime: new Date(now + lifetimeMs).toISOString(),
  })
  const signature = await signMessage(kit, { message, namespace: 'eip155', signal })
  await untilDestroyed(
    kit,
    (either) => list.revoke({ ...account, message, signature, signal: either }),
    signal,
  )
}
