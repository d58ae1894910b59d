import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import { writeStoredType } from './storedType.js'
import type { AccountTypeEffect, AccountTypeEvent } from './types.js'

const namespace = 'eip155'

/** The effects of the account types: a request to the wallet, which changes its session, and the storage. */
export const effects: Effects<
  AccountTypeEffect,
  AccountTypeEvent,
  Pick<KitContext, 'adapterOf' | 'storage'>
> = {
  async setType({ id, accountType }, { adapterOf, signal }) {
    const adapter = adapterOf(namespace)
    if (!adapter?.setAccountType)
      throw new MethodNotSupportedError({ method: 'setPreferredAccountType', namespace })
    await adapter.setAccountType({ connectorId: loginConnectorId, type: accountType, signal })
    return { type: 'changed', id }
  },
  storeType({ accountType }, { storage }) {
    writeStoredType(storage, accountType)
    return undefined
  },
}
