import type { CaipNetworkId } from '@latchkit/core/schema'
import { FrameHandlerError, type FrameHandlers } from '@latchkit/frame-client/host'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { VaultUser } from '../../shared/vault/Vault.js'
import type { Copy } from '../copy/Copy.js'
import { type createAccounts, isAccountType } from './createAccounts.js'

/** The requests about smart accounts. */
type SmartAccountHandlers = Pick<
  Required<FrameHandlers>,
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS' | 'INIT_SMART_ACCOUNT' | 'SET_PREFERRED_ACCOUNT'
>

/** Creates the handlers of the requests about smart accounts. */
export function createSmartAccountHandlers({
  smartAccounts,
  accounts,
  getCopy,
  restoreUser,
  getChainId,
}: {
  readonly smartAccounts: SmartAccounts
  readonly accounts: ReturnType<typeof createAccounts>
  readonly getCopy: () => Copy
  /** Returns the user who is logged in. */
  readonly restoreUser: () => Promise<VaultUser>
  /** Returns the chain of the app. */
  readonly getChainId: () => CaipNetworkId
}): SmartAccountHandlers {
  function checkSmartAccount(): void {
    if (!Object.hasOwn(smartAccounts, getChainId()))
      throw new FrameHandlerError({ message: getCopy().noSmartAccounts, rpcCode: 4902 })
  }

  return {
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({
      smartAccountEnabledNetworks: Object.keys(smartAccounts).map((id) => Number(id.slice('eip155:'.length))),
    }),
    async INIT_SMART_ACCOUNT(_, { signal }) {
      const restored = await restoreUser()
      checkSmartAccount()
      const { address } = accounts.getAccount(restored, getChainId(), 'smartAccount')
      // With the first transaction the account becomes a smart one, or is deployed: before, nothing is sent.
      return { address, isDeployed: (await accounts.isDeployed(restored, getChainId(), signal)) ?? false }
    },
    async SET_PREFERRED_ACCOUNT({ type }) {
      if (!isAccountType(type)) throw new FrameHandlerError({ message: getCopy().accountTypeUnknown })
      if (type === 'smartAccount') checkSmartAccount()
      const restored = await restoreUser()
      accounts.setType(restored.id, getChainId(), type)
      return { type, address: accounts.getAccount(restored, getChainId(), type).address }
    },
  }
}
