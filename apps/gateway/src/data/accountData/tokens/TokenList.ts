import { getAddress, isAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { isSolanaAddress } from '../../sources/addresses.js'
import type { ListedToken, PermitDomain } from '../../sources/ListedToken.js'
import type { TokenIcons } from './readTokenIcons.js'

/** A token list as its file contains it: the Uniswap token-list format, of which other fields are ignored. */
export type TokenList = {
  readonly name: string
  readonly tokens: readonly {
    /** Number of an EVM chain, or a CAIP-2 id. */
    readonly chainId: number | string
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoURI?: string | undefined
    /**
     * `eip2612`: name and version in the domain (EIP-712) of its permits. Without it, a token counts as one without permits. `icon`: an image in
     * the folder `icons` beside the list, in place of `logoURI`: the name of the file without extension.
     */
    readonly extensions?:
      | { readonly eip2612?: PermitDomain | undefined; readonly icon?: string | undefined }
      | undefined
  }[]
}

const chainIdError = "the number of an EVM chain, or a CAIP-2 id of eip155 or solana such as 'eip155:1'"
const chainId = z.union(
  [
    z.int().check(z.gte(1)),
    z.string().check(z.regex(/^(eip155:[1-9]\d{0,31}|solana:[-_a-zA-Z0-9]{1,32})$/, { error: chainIdError })),
  ],
  { error: chainIdError },
)

const decimalsError = 'a whole number from 0 to 255'

const permitDomain = z.object({
  name: z.string().check(z.maxLength(100)),
  version: z.string().check(z.maxLength(20)),
})

const token = z
  .object({
    chainId,
    address: z.string(),
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    symbol: z.string().check(z.minLength(1), z.maxLength(50)),
    decimals: z
      .number({ error: decimalsError })
      .check(
        z.refine((value) => Number.isInteger(value) && value >= 0 && value <= 255, { error: decimalsError }),
      ),
    logoURI: z.optional(z.string().check(z.maxLength(2_000))),
    extensions: z.optional(
      z.object({ eip2612: z.optional(permitDomain), icon: z.optional(z.string().check(z.maxLength(42))) }),
    ),
  })
  .check(
    z.refine((value) => isTokenAddress(toCaip2(value.chainId), value.address), {
      path: ['address'],
      error: 'the address of a contract on an EVM chain, or of a mint on Solana',
    }),
  )

/** Schema of a token list. */
export const tokenListSchema = z.object({ name: z.string().check(z.minLength(1)), tokens: z.array(token) })

/** Converts a valid list to tokens. */
export function toListedTokens(
  { tokens }: TokenList,
  icons: Pick<TokenIcons, 'getId'>,
): readonly ListedToken[] {
  return tokens.map(({ chainId: id, address, name, symbol, decimals, logoURI, extensions }) => {
    const caip2 = toCaip2(id)
    return {
      chainId: caip2,
      address: caip2.startsWith('eip155:') ? getAddress(address) : address,
      name,
      symbol,
      decimals,
      iconUrl: (extensions?.icon && icons.getId(extensions.icon)) || toIconUrl(logoURI),
      ...(extensions?.eip2612 && { permitDomain: extensions.eip2612 }),
    }
  })
}

/** Returns a URL or an id that the image proxy can load. Other schemes, such as `data:`, count as no image. */
export function toIconUrl(url: string | undefined): string {
  return url !== undefined && URL.canParse(url) && /^(?:https?|ipfs|sha256):$/.test(new URL(url).protocol)
    ? url
    : ''
}

function isTokenAddress(caip2: string, address: string): boolean {
  // Lists contain addresses with a wrong checksum, which are still the right ones.
  return caip2.startsWith('eip155:') ? isAddress(address, { strict: false }) : isSolanaAddress(address)
}

function toCaip2(id: number | string): string {
  return typeof id === 'number' ? `eip155:${id}` : id
}
