import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import { getTransferChain } from './getTransferChain.js'
import type { SendEffect, SendEvent } from './types.js'

/** The effect of the form, which resolves a name. */
export const effects: Effects<SendEffect, SendEvent, KitContext> = {
  async resolveName({ text, of }, context) {
    try {
      // Loaded here, because most users send to addresses.
      const { readName } = await import('../../assets/name-resolution/readName.js')
      const isAddress = (answer: string) => {
        const recipient = getTransferChain(context.getState(), namespaceOf(of.chainId))?.parseRecipient(
          answer,
          of.chainId,
        )
        return recipient !== undefined && 'address' in recipient
      }
      const { name, address } = await readName({ text, chainId: of.chainId, isAddress }, context)
      return { type: 'resolved', text, of, name, address }
    } catch (error) {
      const reason = (error instanceof NameReadError && error.reason) || 'unreachable'
      return { type: 'resolveFailed', text, of, reason }
    }
  },
}
