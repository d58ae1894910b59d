import * as z from 'zod/mini'

const origin = z.string().check(
  z.regex(/^(https?:\/\/)?(\*|[a-z0-9-]+)(\.(\*|[a-z0-9-]+))*(:(\*|\d+))?$/i, {
    error:
      "an origin such as 'https://app.example.com', 'example.com' or 'https://*.example.com', without a path",
  }),
)

/** An application that may use this gateway. */
export type Project = {
  /** What the dapp configures as its `projectId`. */
  readonly id: string
  /** For people. */
  readonly name?: string | undefined
  /** Where its pages may be; none listed means anywhere. This machine's own pages always may. */
  readonly allowedOrigins: readonly string[]
}

/** The operator's list of projects. Strict: a misspelt `allowedOrigins` would let every page in. */
export const projectsSchema = z.strictObject({
  projects: z
    .array(
      z.strictObject({
        id: z.string().check(z.minLength(1)),
        name: z.optional(z.string()),
        allowedOrigins: z._default(z.array(origin), []),
      }),
    )
    .check(
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
        error: 'an id is there twice',
      }),
    ),
})
