import { isEvmAddress } from '../../chains/evm/evmAddress.js'
import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { Token } from '../portfolio/types.js'
import type { TransferIntent } from '../transfer/types.js'
import { parseRecipient } from './parseRecipient.js'
import type { SendCheck } from './rules.js'
import { toSendModel } from './toSendModel.js'

/** Returns what the form describes, or what it needs first. */
export function toIntent(
  state: KitState,
  config: Config,
): { readonly intent: TransferIntent; readonly token: Token } | { readonly check: SendCheck } {
  const model = toSendModel(state, config)
  const form = state.send?.form
  if (model.status !== 'ready' || !form) return { check: 'select-token' }
  const { check, token, amount } = model
  const recipient = parseRecipient(form.recipient)
  if (check !== 'preview' || !token || amount.units === undefined) return { check }
  if (!recipient || 'error' in recipient) return { check: 'invalid-address' }
  const { address: from, chainId } = form.of
  const contract = token.address
  // The contract of a token comes from the data API.
  if (!isEvmAddress(from) || (contract !== undefined && !isEvmAddress(contract, { strict: false })))
    return { check: 'select-token' }
  return {
    intent: {
      chainId,
      from,
      to: recipient.address,
      ...(contract !== undefined && { token: contract }),
      amount: amount.isMax ? 'max' : amount.units,
    },
    token,
  }
}
