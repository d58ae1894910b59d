import * as z from 'zod/mini'

/** Which operations of a project the paymaster pays for. Amounts are in wei, as decimal text. */
export type SponsorPolicy = {
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  /** The only contracts that operations may call. Default: all. */
  readonly targets?: readonly `0x${string}`[] | undefined
  /** The only functions that operations may call, as 4-byte selectors. Default: all. */
  readonly methods?: readonly `0x${string}`[] | undefined
  /** The only factories of accounts whose deployment is paid for. Default: all. */
  readonly factories?: readonly `0x${string}`[] | undefined
  /** Maximum that one operation can cost. */
  readonly maxPerOperation: string
  /** Maximum of one sender per day (UTC). Default: the maximum of the project. */
  readonly maxPerSenderPerDay?: string | undefined
  /** Budget of the project per day (UTC), over all chains. */
  readonly budgetPerDay: string
  /** Budget of the project per month (UTC), over all chains. Default: only the daily budget. */
  readonly budgetPerMonth?: string | undefined
  /**
   * Whether wallets may submit operations with their own bundlers. Default: the gateway's bundler submits them. Everyone can ask
   * for a signature, so those for other bundlers hold this part of the budgets until they expire, and no more.
   */
  readonly otherBundlers?:
    | {
        /** Maximum that operations can cost which are signed for other bundlers, and were not included. */
        readonly maxUnsent: string
        /**
         * Maximum of one client (an IP address, or an IPv6 /64 network). Default: a tenth of `maxUnsent`, but `maxPerOperation` at
         * least.
         */
        readonly maxUnsentPerClient?: string | undefined
      }
    | undefined
  /** When the policy ends, in ISO 8601. Default: never. */
  readonly validUntil?: string | undefined
  /**
   * Whether requests must have an `Origin` header, which only browsers cannot forge. Default: true. Set it to false for
   * native apps and servers.
   */
  readonly requireOrigin?: boolean | undefined
}

const hex = (pattern: RegExp, error: string) =>
  z.templateLiteral(['0x', z.string()]).check(z.regex(pattern, { error }))
const wei = z.string().check(z.regex(/^\d{1,30}$/, { error: 'must be a whole number of wei, as text' }))
const isDate = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** Schema of a policy. */
export const sponsorPolicySchema = z.strictObject({
  chains: z.array(
    z.string().check(z.regex(/^eip155:[1-9]\d{0,15}$/, { error: "must be a CAIP-2 id such as 'eip155:1'" })),
  ),
  targets: z.optional(z.array(hex(/^0x[\da-fA-F]{40}$/, 'must be an EVM address'))),
  methods: z.optional(z.array(hex(/^0x[\da-fA-F]{8}$/, "must be a 4-byte selector such as '0xa9059cbb'"))),
  factories: z.optional(z.array(hex(/^0x[\da-fA-F]{40}$/, 'must be an EVM address'))),
  maxPerOperation: wei,
  maxPerSenderPerDay: z.optional(wei),
  budgetPerDay: wei,
  budgetPerMonth: z.optional(wei),
  otherBundlers: z.optional(z.strictObject({ maxUnsent: wei, maxUnsentPerClient: z.optional(wei) })),
  validUntil: z.optional(
    z.string().check(z.refine(isDate, { error: "must be a time in UTC such as '2027-01-01T00:00:00Z'" })),
  ),
  requireOrigin: z.optional(z.boolean()),
})
