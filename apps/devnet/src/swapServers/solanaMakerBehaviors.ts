import * as z from 'zod/mini'

/** Behavior of the maker: the truth, or one lie. Its quotes and the amounts of its responses always follow its prices. */
export const solanaMakerBehaviors = [
  'honest',
  /** Takes a tenth more than its quote. */
  'takesMore',
  /** Pays nine tenths of its quote. */
  'paysLess',
  /** Pays another account. */
  'paysAnother',
  /** Also lets another account take the dollars. */
  'hiddenApproval',
  /** Also makes another account the owner of the token account with the dollars. */
  'hiddenOwner',
  /** Also gives the wallet itself to another program. */
  'hiddenProgram',
  /** Builds a transaction that another account pays for, with its own signature missing. */
  'otherSigner',
  /** Builds a transaction with a blockhash that the cluster does not know. */
  'unknownBlockhash',
] as const

/** One of the behaviors. */
export type SolanaMakerBehavior = (typeof solanaMakerBehaviors)[number]

/** The account to which the maker steals. */
export const solanaMakerThief: string = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** Schema of the body of `POST /behavior`. */
export const solanaMakerBehaviorSchema: z.ZodMiniType<{ readonly behavior: SolanaMakerBehavior }> = z.object({
  behavior: z.enum(solanaMakerBehaviors),
})
