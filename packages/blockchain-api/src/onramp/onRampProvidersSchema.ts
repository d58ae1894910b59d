import * as z from 'zod/mini'

/** A provider of purchases. */
export type OnRampProviderItem = {
  readonly categories: readonly string[]
  readonly logos: {
    readonly dark?: string | null | undefined
    readonly darkShort?: string | null | undefined
    readonly light?: string | null | undefined
    readonly lightShort?: string | null | undefined
  }
  readonly name: string
  /** The id of the provider. */
  readonly serviceProvider: string
  /** `LIVE` if it can be used. */
  readonly status: string
  readonly websiteUrl: string | null
}

/** The response of `GET /v1/onramp/providers`. */
export type OnRampProvidersResponse = readonly OnRampProviderItem[]

const text = z.string().check(z.maxLength(200))
const logo = z.optional(z.nullable(z.string().check(z.maxLength(2_000))))

/** Schema of a provider. */
export const onRampProviderSchema: z.ZodMiniType<OnRampProviderItem> = z.object({
  categories: z.array(text),
  logos: z.object({ dark: logo, darkShort: logo, light: logo, lightShort: logo }),
  name: text,
  serviceProvider: z.string().check(z.regex(/^[\w-]{1,50}$/)),
  status: text,
  websiteUrl: z.nullable(z.string().check(z.maxLength(2_000))),
})

/** Schema of the response. */
export const onRampProvidersResponseSchema: z.ZodMiniType<OnRampProvidersResponse> =
  z.array(onRampProviderSchema)
