import * as z from 'zod/mini'

/** A chain, and the nodes that the gateway asks for it. */
export type Chain = {
  /** CAIP-2 id, such as `eip155:1`. */
  readonly id: string
  /** URLs of JSON-RPC nodes; on Bitcoin, of Esplora's REST API. They may contain keys, so they are neither logged nor sent to clients. */
  readonly http: readonly string[]
  /** URLs of nodes for subscriptions. Without them, the chain has none. */
  readonly ws?: readonly string[] | undefined
  /** The native token. Default: the one of the chain if the gateway knows it; otherwise Ether, SOL on Solana, BTC on Bitcoin. */
  readonly nativeCurrency?:
    | {
        readonly name: string
        readonly symbol: string
        /** Default: 18; 9 on Solana, 8 on Bitcoin. */
        readonly decimals?: number | undefined
        /** `https:` URL of an image. */
        readonly logoURI?: string | undefined
      }
    | undefined
  /** Address of Multicall3 on an EVM chain. Default: `0xcA11bde05977b3631167028862bE2a173976CA11`. */
  readonly multicall3?: string | undefined
  /** Address of the ENS registry on an EVM chain. Default: the registry of ENS on `eip155:1`; none on other chains. */
  readonly ensRegistry?: string | undefined
  /**
   * Address of the universal resolver of ENS (ENSIP-23) on an EVM chain. Default: the resolver of ENS on `eip155:1`, unless it
   * has another registry; none on other chains, where only names of the registry are found.
   */
  readonly ensUniversalResolver?: string | undefined
  /** Data feeds of Chainlink, for prices on an EVM chain. */
  readonly chainlink?:
    | {
        /** Addresses of feeds in USD by address of the token; by `native` for the native token. */
        readonly feeds: Readonly<Record<string, string>>
        /** Age at which an answer is no price. Default: 90,000, an hour more than the slowest feeds take. */
        readonly maxAgeSeconds?: number | undefined
      }
    | undefined
  /** Pools of Uniswap V2, or of a fork, for prices and swaps on an EVM chain. */
  readonly uniswapV2?:
    | {
        /** Address of the factory. */
        readonly factory: string
        /** A token whose price counts as 1 USD. */
        readonly stablecoin: { readonly address: string; readonly decimals: number }
        /** Address of the token with which pools represent the native token, such as WETH. */
        readonly wrappedNative: string
        /** Minimum liquidity of a pool in whole USD: the part that is not in the priced token. Default: 1,000. */
        readonly minLiquidity?: number | undefined
        /** Address of the router of the factory (`UniswapV2Router02`). Without it, the chain has no swaps. */
        readonly router?: string | undefined
        /**
         * Address of the Universal Router of the factory. It swaps too, and takes tokens through Permit2: by a signature in place of
         * an allowance of its own.
         */
        readonly universalRouter?: string | undefined
        /** Tokens through which swaps go, beside the wrapped native token and the stablecoin. At most 8; default: none. */
        readonly intermediateTokens?: readonly string[] | undefined
      }
    | undefined
  /** Pools of Uniswap V3, or of a fork, for prices, and through which `uniswapV2.universalRouter` swaps too. */
  readonly uniswapV3?:
    | {
        /** Address of the factory. */
        readonly factory: string
        /** Minimum liquidity of a pool whose price counts, as in `uniswapV2`. Default: 1,000. */
        readonly minLiquidity?: number | undefined
        /** The time of which a price is the mean. Default: 1,800. */
        readonly twapSeconds?: number | undefined
      }
    | undefined
  /** Price feeds of Pyth on Solana. */
  readonly pyth?:
    | {
        /** Addresses of the accounts of feeds in USD by mint; by `native` for SOL. */
        readonly feeds: Readonly<Record<string, string>>
        /** Age at which a price is none. Default: 3,900. */
        readonly maxAgeSeconds?: number | undefined
      }
    | undefined
  /** How far the price of a source may be from the median of all, in percent. One that is farther is left out. Default: 5. */
  readonly maxPriceDeviationPercent?: number | undefined
  /**
   * Follows the chain, and stores the transactions of all accounts, for histories on an EVM chain. Without it, histories
   * are empty. It reads every block, so the nodes should be your own.
   */
  readonly index?:
    | {
        /** Number of the first block to read. Default: the first one that is mined after the index was created. */
        readonly fromBlock?: number | undefined
      }
    | undefined
  /** An instance of Blockscout for an EVM chain. It is used if `sources` names it. */
  readonly blockscout?:
    | {
        /** URL of the instance, such as `https://eth.blockscout.com`. It may contain a key in its query. */
        readonly url: string
      }
    | undefined
  /** Alchemy, a commercial service, for an EVM chain. It is used if `sources` names it. */
  readonly alchemy?:
    | {
        /** Alchemy's name of the chain, such as `eth-mainnet`. */
        readonly network: string
        /** It is neither logged nor sent to clients. */
        readonly apiKey: string
      }
    | undefined
  /** The data sources of each kind, in the order in which they are tried. */
  readonly sources?:
    | {
        /** Sources of balances. Default: the nodes of the chain. */
        readonly balances?: readonly ('node' | 'blockscout' | 'alchemy')[] | undefined
        /** Sources of histories. Default: `node` for Solana and Bitcoin, else `index`, if it is configured. */
        readonly histories?: readonly ('node' | 'index' | 'blockscout' | 'alchemy')[] | undefined
        /**
         * Sources of prices, whose median counts; the first of two. Default: `chainlink`, `pyth`, `uniswapV3`, `uniswapV2`, as far as they
         * are configured.
         */
        readonly prices?: readonly ('chainlink' | 'pyth' | 'uniswapV3' | 'uniswapV2')[] | undefined
        /** Sources of names. Default: `ens`, if the chain has a registry. */
        readonly identities?: readonly 'ens'[] | undefined
        /** Sources of NFTs. Default: `node` for Solana, else `index`, if the chain is indexed. */
        readonly nfts?: readonly ('node' | 'index' | 'blockscout')[] | undefined
      }
    | undefined
}

/** Maximum number of nodes per chain, so that a call that fails everywhere ends in time. */
const maxNodes = 5

/** Every two of them are read for a quote. */
const maxIntermediateTokens = 8

const id = z.string().check(
  z.regex(/^(eip155:[1-9]\d{0,31}|solana:[-_a-zA-Z0-9]{1,32}|bip122:[\da-f]{32})$/, {
    error: "must be a CAIP-2 id of eip155, solana or bip122, such as 'eip155:1'",
  }),
)

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isSocketUrl = (value: string) => URL.canParse(value) && /^wss?:$/.test(new URL(value).protocol)

const isNodeList = (urls: readonly string[]) =>
  urls.length >= 1 && urls.length <= maxNodes && new Set(urls).size === urls.length
const nodeListError = { error: `must be a list of 1 to ${maxNodes} different URLs` }

const nodes = z
  .array(z.string().check(z.refine(isHttpUrl, { error: 'must be an http: or https: URL' })))
  .check(z.refine(isNodeList, nodeListError))

const socketNodes = z
  .array(z.string().check(z.refine(isSocketUrl, { error: 'must be a ws: or wss: URL' })))
  .check(z.refine(isNodeList, nodeListError))

const serviceUrl = z.string().check(
  z.refine((value) => isHttpUrl(value) && new URL(value).username + new URL(value).password === '', {
    error: 'must be an http: or https: URL without a user and a password',
  }),
)

const decimals = z.number().check(
  z.refine((value) => Number.isInteger(value) && value >= 0 && value <= 255, {
    error: 'must be a whole number from 0 to 255',
  }),
)

const wholeNumber = z.number().check(
  z.refine((value) => Number.isSafeInteger(value) && value >= 0, {
    error: 'must be a whole number of 0 or more',
  }),
)

const text = z.string().check(
  z.refine((value) => value.length >= 1 && value.length <= 100, {
    error: 'must be a text of 1 to 100 characters',
  }),
)

const evmAddress = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/, { error: 'must be an EVM address' }))

function listOf<const Kind extends string>(kinds: readonly Kind[]) {
  return z.array(z.enum(kinds)).check(
    z.refine((list) => list.length >= 1 && new Set(list).size === list.length, {
      error: 'must be a list of at least one source, without repetitions',
    }),
  )
}

const chainFields = z.strictObject({
  id,
  http: nodes,
  ws: z.optional(socketNodes),
  nativeCurrency: z.optional(
    z.strictObject({
      name: text,
      symbol: text,
      decimals: z.optional(decimals),
      logoURI: z.optional(z.string().check(z.refine(isHttpUrl, { error: 'must be an http: or https: URL' }))),
    }),
  ),
  multicall3: z.optional(evmAddress),
  ensRegistry: z.optional(evmAddress),
  ensUniversalResolver: z.optional(evmAddress),
  chainlink: z.optional(
    z.strictObject({
      feeds: z.record(
        z
          .string()
          .check(z.regex(/^(native|0x[\da-fA-F]{40})$/, { error: "must be an EVM address, or 'native'" })),
        evmAddress,
      ),
      maxAgeSeconds: z.optional(wholeNumber),
    }),
  ),
  uniswapV2: z.optional(
    z.strictObject({
      factory: evmAddress,
      stablecoin: z.strictObject({ address: evmAddress, decimals }),
      wrappedNative: evmAddress,
      minLiquidity: z.optional(wholeNumber),
      router: z.optional(evmAddress),
      universalRouter: z.optional(evmAddress),
      intermediateTokens: z.optional(
        z.array(evmAddress).check(
          z.refine((list) => list.length <= maxIntermediateTokens, {
            error: `must be a list of at most ${maxIntermediateTokens} tokens`,
          }),
        ),
      ),
    }),
  ),
  uniswapV3: z.optional(
    z.strictObject({
      factory: evmAddress,
      minLiquidity: z.optional(wholeNumber),
      twapSeconds: z.optional(z.int().check(z.gte(60), z.lte(86_400))),
    }),
  ),
  pyth: z.optional(
    z.strictObject({
      feeds: z.record(
        z
          .string()
          .check(z.regex(/^(native|[1-9A-HJ-NP-Za-km-z]{32,44})$/, { error: "must be a mint, or 'native'" })),
        z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, { error: 'must be an address of Solana' })),
      ),
      maxAgeSeconds: z.optional(wholeNumber),
    }),
  ),
  maxPriceDeviationPercent: z.optional(z.number().check(z.gte(0.1), z.lte(100))),
  index: z.optional(z.strictObject({ fromBlock: z.optional(wholeNumber) })),
  blockscout: z.optional(z.strictObject({ url: serviceUrl })),
  alchemy: z.optional(
    z.strictObject({
      network: z.string().check(
        z.regex(/^[a-z\d]{1,30}(-[a-z\d]{1,30}){1,3}$/, {
          error: "must be Alchemy's name of a chain, such as 'eth-mainnet'",
        }),
      ),
      apiKey: z.string().check(z.regex(/^[\w-]{1,100}$/, { error: 'must be an API key' })),
    }),
  ),
  sources: z.optional(
    z.strictObject({
      balances: z.optional(listOf(['node', 'blockscout', 'alchemy'])),
      histories: z.optional(listOf(['node', 'index', 'blockscout', 'alchemy'])),
      prices: z.optional(listOf(['chainlink', 'pyth', 'uniswapV3', 'uniswapV2'])),
      identities: z.optional(listOf(['ens'])),
      nfts: z.optional(listOf(['node', 'index', 'blockscout'])),
    }),
  ),
})

const chain = chainFields.check(
  z.refine(
    ({ id, multicall3, ensRegistry, ensUniversalResolver, chainlink, uniswapV2 }) =>
      id.startsWith('eip155:') ||
      !(multicall3 || ensRegistry || ensUniversalResolver || chainlink || uniswapV2),
    {
      error:
        'must not have multicall3, ensRegistry, ensUniversalResolver, chainlink or uniswapV2, which only EVM chains have',
    },
  ),
  z.refine(({ id, ws }) => !id.startsWith('bip122:') || ws === undefined, {
    error: 'must not have ws, which Bitcoin chains do not have',
  }),
  z.refine(({ id, index }) => id.startsWith('eip155:') || index === undefined, {
    error: 'must not have index, which only EVM chains have',
  }),
  z.refine(({ id, blockscout, alchemy }) => id.startsWith('eip155:') || !(blockscout || alchemy), {
    error: 'must not have blockscout or alchemy, which only EVM chains have',
  }),
  ...(['blockscout', 'alchemy'] as const).map((service) =>
    z.refine<{ readonly [Key in typeof service]?: unknown } & Pick<Chain, 'sources'>>(
      ({ sources, ...chain }) =>
        chain[service] !== undefined ||
        ![sources?.balances, sources?.histories, sources?.nfts].some((kinds) => kinds?.includes(service)),
      { path: [service], error: 'must be set, because sources contains it' },
    ),
  ),
  z.refine(({ sources, index }) => !sources?.histories?.includes('index') || index !== undefined, {
    path: ['index'],
    error: 'must be set, because sources.histories contains it',
  }),
  z.refine(({ id, sources }) => !id.startsWith('eip155:') || !sources?.histories?.includes('node'), {
    path: ['sources', 'histories'],
    error: 'must not contain node: nodes of EVM chains have no histories',
  }),
  z.refine(({ id, sources }) => id.startsWith('solana:') || !sources?.nfts?.includes('node'), {
    path: ['sources', 'nfts'],
    error: 'must not contain node: only nodes of Solana have NFTs',
  }),
  z.refine(({ id, pyth }) => id.startsWith('solana:') || pyth === undefined, {
    error: 'must not have pyth, which only Solana has',
  }),
  ...(['chainlink', 'pyth', 'uniswapV3', 'uniswapV2'] as const).map((kind) =>
    z.refine<Chain>((chain) => !chain.sources?.prices?.includes(kind) || chain[kind] !== undefined, {
      path: [kind],
      error: 'must be set, because sources.prices contains it',
    }),
  ),
  z.refine(({ uniswapV2 }) => uniswapV2?.intermediateTokens === undefined || uniswapV2.router !== undefined, {
    path: ['uniswapV2', 'router'],
    error: 'must be set, because uniswapV2.intermediateTokens is for swaps',
  }),
  z.refine(({ uniswapV2 }) => uniswapV2?.universalRouter === undefined || uniswapV2.router !== undefined, {
    path: ['uniswapV2', 'router'],
    error: 'must be set, because uniswapV2.universalRouter is for swaps',
  }),
  z.refine(
    ({ uniswapV2, uniswapV3 }) => uniswapV3 === undefined || uniswapV2?.universalRouter !== undefined,
    {
      path: ['uniswapV2', 'universalRouter'],
      error: 'must be set, because it executes swaps of uniswapV3',
    },
  ),
  z.refine(({ sources, index }) => !sources?.nfts?.includes('index') || index !== undefined, {
    path: ['index'],
    error: 'must be set, because sources.nfts contains it',
  }),
  z.refine(
    ({ id, sources, ensRegistry }) =>
      id === 'eip155:1' || !sources?.identities?.includes('ens') || ensRegistry !== undefined,
    { path: ['ensRegistry'], error: 'must be set, because sources.identities contains ens' },
  ),
)

/** Schema of the list of chains. */
export const chainsSchema = z.strictObject({
  chains: z.array(chain).check(
    z.refine((list) => new Set(list.map((one) => one.id)).size === list.length, {
      error: 'must not contain an id twice',
    }),
  ),
})
