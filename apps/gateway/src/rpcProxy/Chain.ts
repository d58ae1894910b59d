import * as z from 'zod/mini'

/** A chain, and the nodes that the gateway asks for it. */
export type Chain = {
  /** CAIP-2 id, such as `eip155:1`. */
  readonly id: string
  /** URLs of JSON-RPC nodes. They may contain keys, so they are neither logged nor sent to clients. */
  readonly http: readonly string[]
}

/** Maximum number of nodes per chain, so that a call that fails everywhere ends in time. */
const maxNodes = 5

const id = z.string().check(
  z.regex(/^(eip155:[1-9]\d{0,31}|solana:[-_a-zA-Z0-9]{1,32})$/, {
    error: "must be a CAIP-2 id of eip155 or solana, such as 'eip155:1'",
  }),
)

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const nodes = z
  .array(z.string().check(z.refine(isHttpUrl, { error: 'must be an http: or https: URL' })))
  .check(
    z.refine((urls) => urls.length >= 1 && urls.length <= maxNodes && new Set(urls).size === urls.length, {
      error: `must be a list of 1 to ${maxNodes} different URLs`,
    }),
  )

/** Schema of the list of chains. */
export const chainsSchema = z.strictObject({
  chains: z.array(z.strictObject({ id, http: nodes })).check(
    z.refine((list) => new Set(list.map((chain) => chain.id)).size === list.length, {
      error: 'must not contain an id twice',
    }),
  ),
})
