import * as z from 'zod/mini'
import { type SponsorPolicy, sponsorPolicySchema } from '../../foundation/SponsorPolicy.js'
import { type Brand, brandSchema } from './Brand.js'

const origin = z.string().check(
  z.regex(/^(https?:\/\/)?(\*|[a-z0-9_-]+)(\.(\*|[a-z0-9_-]+))*(:(\*|\d+))?$/i, {
    error:
      "must be an origin such as 'https://app.example.com', 'example.com' or 'https://*.example.com', without a path",
  }),
)

/** An app that is allowed to use this gateway. */
export type Project = {
  /** The `projectId` that the app configures. */
  readonly id: string
  /** A label for the operator. */
  readonly name?: string | undefined
  /** Origins that are allowed to use the project. An empty list allows every origin. Local origins are always allowed. */
  readonly allowedOrigins: readonly string[]
  /** How users see the app in its mails, pages and approvals. Default: the address of the app. */
  readonly brand?: Brand | undefined
  /** Which user operations the paymaster of the gateway pays for. Default: none. */
  readonly sponsorship?: SponsorPolicy | undefined
}

/** Schema of the list of projects. Strict, because a misspelt `allowedOrigins` would allow every origin. */
export const projectsSchema = z.strictObject({
  projects: z
    .array(
      z.strictObject({
        // The longest that the login and recovery services accept.
        id: z.string().check(z.minLength(1), z.maxLength(128)),
        name: z.optional(z.string()),
        allowedOrigins: z._default(z.array(origin), []),
        brand: z.optional(brandSchema),
        sponsorship: z.optional(sponsorPolicySchema),
      }),
    )
    .check(
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
        error: 'must not contain an id twice',
      }),
    ),
})
