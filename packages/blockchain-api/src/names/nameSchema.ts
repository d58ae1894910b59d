import * as z from 'zod/mini'
import { union } from 'zod/mini'

/** An address of a name on one chain. */
export type NameAddress = {
  /** The address, with its checksum (ERC-55). */
  readonly address: string
  /** When the address was set: ISO 8601, such as `2026-01-31T12:00:00.000Z`. */
  readonly created_at: string
}

/**
 * The addresses of a name, by coin type as decimal text (ENSIP-11): `60` is Ethereum.
 *
 * @see https://docs.ens.domains/ensip/11
 */
export type NameAddresses = Readonly<Record<string, NameAddress>>

/** The attributes of a name. `bio` is the only one. */
export type NameAttributes = Readonly<Record<string, string>>

/** A registered name. */
export type NameItem = {
  /** The name in its normal form (ENSIP-15), such as `alice.example.eth`. */
  readonly name: string
  /** When the name was registered: ISO 8601. */
  readonly registered_at: string
  /** When an attribute or an address last changed: ISO 8601; null if none did. */
  readonly updated_at: string | null
  /** Null if the name has no attributes. */
  readonly attributes: NameAttributes | null
  readonly addresses: NameAddresses
}

/** The body of a request that an account has signed. */
export type SignedNameRequest = {
  /** JSON of the message of the typed data that `toNameTypedData` returns. */
  readonly message: string
  /** The signature of the typed data (EIP-712, ERC-1271 or ERC-6492), as hex. */
  readonly signature: string
  /** Coin type of the chain of the account (ENSIP-11): 60 or 2147483649 is Ethereum. */
  readonly coin_type: number
  /** The account that has signed the typed data, with its checksum (ERC-55). */
  readonly address: string
}

/** The response of `GET /v1/profile/suggestions/{name}?zone=&projectId=`. */
export type NameSuggestionsResponse = {
  /** At most five names: first the requested one, then free names that start with it. */
  readonly suggestions: readonly {
    readonly name: string
    /** Whether the name cannot be registered: it is registered, reserved, too short, or looks like a registered one. */
    readonly registered: boolean
  }[]
}

/** The response of `GET /v1/profile/zones?projectId=`. */
export type NameZonesResponse = {
  /** Zones in which names can be registered, such as `example.eth`. The first one is the default. */
  readonly zones: readonly string[]
}

/** The response of `GET /v1/profile/nonce?projectId=`. */
export type NameNonceResponse = {
  /** To be signed with a change, within 5 minutes. It is accepted once. */
  readonly nonce: string
}

const name = z.string().check(z.maxLength(200))
const attributes = z.record(z.string(), z.string().check(z.maxLength(255)))

/** Schema of the addresses of a name. */
export const nameAddressesSchema: z.ZodMiniType<NameAddresses> = z.record(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.object({ address: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)), created_at: z.iso.datetime() }),
)

/** Schema of the attributes of a name. */
export const nameAttributesSchema: z.ZodMiniType<NameAttributes> = attributes

/** Schema of a registered name. */
export const nameItemSchema: z.ZodMiniType<NameItem> = z.object({
  name,
  registered_at: z.iso.datetime(),
  updated_at: z.nullable(z.iso.datetime()),
  attributes: z.nullable(attributes),
  addresses: nameAddressesSchema,
})

/** Schema of a looked-up name: an empty list if there is none, and the request has `apiVersion=2`. */
export const nameLookupResponseSchema: z.ZodMiniType<NameItem | readonly NameItem[]> = union([
  nameItemSchema,
  z.array(nameItemSchema).check(z.maxLength(0)),
])

/** Schema of the names of an address. */
export const namesResponseSchema: z.ZodMiniType<readonly NameItem[]> = z.array(nameItemSchema)

/** Schema of the suggestions. */
export const nameSuggestionsResponseSchema: z.ZodMiniType<NameSuggestionsResponse> = z.object({
  suggestions: z.array(z.object({ name, registered: z.boolean() })).check(z.maxLength(5)),
})

/** Schema of the zones. */
export const nameZonesResponseSchema: z.ZodMiniType<NameZonesResponse> = z.object({
  zones: z.array(z.string().check(z.minLength(3), z.maxLength(200))).check(z.maxLength(100)),
})

/** Schema of a nonce. */
export const nameNonceResponseSchema: z.ZodMiniType<NameNonceResponse> = z.object({
  nonce: z.string().check(z.regex(/^[\w-]{16,128}$/)),
})
