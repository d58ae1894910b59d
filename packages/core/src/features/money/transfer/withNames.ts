import type { ReviewKind } from '../review/ReviewKind.js'
import type { AnyTransferIntent, RecipientFacts } from './types.js'

/**
 * Adds names to a kind of review: after the approval, the name of the recipient is resolved again. If it leads to another address, the
 * review is about that one, and nothing is signed.
 *
 * @param isIntent Whether an intent is one of the kind: the new address is untrusted input.
 */
export function withNames<Intent extends AnyTransferIntent, Facts extends RecipientFacts, Result>(
  kind: ReviewKind<Intent, Facts, Result>,
  isIntent: (intent: AnyTransferIntent) => intent is Intent,
): ReviewKind<Intent, Facts, Result> {
  return {
    ...kind,
    async read(review, context, reviewed) {
      const { intent } = review
      const { name, chainId } = intent
      if (name === undefined || reviewed === undefined) return kind.read(review, context, reviewed)
      // Loaded here, because most users send to addresses.
      const { readName } = await import('../../assets/name-resolution/readName.js')
      const isAddress = (to: string) => isIntent({ ...intent, to })
      const { address } = await readName({ text: name, chainId, isAddress }, context)
      const wanted = withRecipient(intent, address, isIntent)
      if (wanted === intent) return kind.read(review, context, reviewed)
      // Read as a new review: what was read for the other address says nothing about this one.
      return { ...(await kind.read({ ...review, intent: wanted }, context)), movedTo: address }
    },
    toIntent: (intent, { movedTo }) => withRecipient(intent, movedTo, isIntent),
  }
}

/** Returns the intent with another recipient; the same object if it is the same one. */
function withRecipient<Intent extends AnyTransferIntent>(
  intent: Intent,
  to: string | undefined,
  isIntent: (intent: AnyTransferIntent) => intent is Intent,
): Intent {
  if (to === undefined || to === intent.to) return intent
  const wanted: AnyTransferIntent = { ...intent, to }
  if (!isIntent(wanted)) throw new TypeError(`The name leads to "${to}", which is no address of this chain`)
  return wanted
}
