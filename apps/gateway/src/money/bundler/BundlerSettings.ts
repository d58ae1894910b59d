import * as z from 'zod/mini'

/** Version of an EntryPoint that the bundler supports. */
export type EntryPointVersion = '0.7' | '0.8'

/** The bundler of one chain. */
export type BundlerChainSettings = {
  /** CAIP-2 id of a chain of the gateway, such as `eip155:1`. */
  readonly chainId: string
  /**
   * Path of the file with the private key of the executor (0x and 64 hex digits), which sends the transactions: another key on each
   * chain. Its account needs the token of the chain: it pays for each transaction, and the EntryPoint pays it back.
   */
  readonly executorKeyFile?: string | undefined
  /**
   * Paths of the files of several executors, in place of one. Each sends its own transactions, so none waits for the transactions
   * of another. With a paymaster for EntryPoint 0.7 beside EntryPoint 0.8, the first sends the operations of 0.7, and the others
   * the operations of 0.8.
   */
  readonly executorKeyFiles?: readonly string[] | undefined
  /** The private key itself, for programs. */
  readonly executorKey?: `0x${string}` | undefined
  /** The private keys of several executors, for programs. */
  readonly executorKeys?: readonly `0x${string}`[] | undefined
  /** Account that receives the refunds of the EntryPoint. Default: the executor that sends the transaction. */
  readonly beneficiary?: `0x${string}` | undefined
  /** Versions of the EntryPoint, `0.7` and `0.8`. Default: both. */
  readonly entryPoints?: readonly EntryPointVersion[] | undefined
  /** Minimum `maxPriorityFeePerGas` in wei, as decimal text: operations with less are refused. Default: half of what the node suggests. */
  readonly minPriorityFeePerGas?: string | undefined
  /**
   * The kind of rollup, whose fee for the data of a transaction is added to `preVerificationGas`: `op-stack` asks the
   * `GasPriceOracle`, `arbitrum` the `NodeInterface`. Default: none.
   */
  readonly dataFee?: 'op-stack' | 'arbitrum' | undefined
  /** Gas added to `preVerificationGas` beside the data fee, for rollups of other kinds. Default: 0. */
  readonly extraPreVerificationGas?: number | undefined
  /**
   * Whether validation must be traced, and obey ERC-7562. `require` refuses every operation if the nodes cannot trace. Default:
   * `prefer`, which accepts the operation then.
   */
  readonly tracing?: 'require' | 'prefer' | 'off' | undefined
  /**
   * Least stake in wei, as decimal text, with which an entity is staked in the sense of ERC-7562. Its delay must be a day.
   * Default: 10^17.
   */
  readonly minStake?: string | undefined
  /**
   * Factories and paymasters that are treated as if they had a stake (ERC-7562). The operator knows their code: `SimpleFactory` of the
   * Delegation Framework reads its balance, and cannot have a stake. Such a factory has no limit of pending operations,
   * and is never banned. Default: none.
   */
  readonly trustedEntities?: readonly `0x${string}`[] | undefined
  /** Blocks after a transaction in which the bundler looks for a reorganization of the chain. Default: 32. */
  readonly confirmations?: number | undefined
  /** The paymaster, which pays for operations of projects with a policy. Without one, nothing is sponsored. */
  readonly paymaster?: PaymasterSettings | undefined
}

/** The paymaster of one chain. */
export type PaymasterSettings = {
  /** Address of `VerifyingPaymaster` by version of its EntryPoint. It must allow the executors. */
  readonly addresses: {
    readonly [Version in EntryPointVersion]?: `0x${string}` | undefined
  }
  /** Path of the file with the private key of its signer: 0x and 64 hex digits, another key than the executor's. */
  readonly signerKeyFile?: string | undefined
  /** The private key itself, for programs. */
  readonly signerKey?: `0x${string}` | undefined
  /** Time for which a signature is valid, and its cost is reserved. Default: 300 s. */
  readonly validitySeconds?: number | undefined
}

/** Another bundler, which the parameter `bundler` selects. */
export type ExternalBundlerSettings = {
  /** Value of the parameter, such as `pimlico`. */
  readonly id: string
  /** URL by chain. It may contain a key, so it is neither logged nor sent to clients. */
  readonly urls: Readonly<Record<string, string>>
}

/** Settings of the bundlers. */
export type BundlerSettings = {
  readonly chains: readonly BundlerChainSettings[]
  /** The only other bundlers that requests may select. Default: none. */
  readonly external?: readonly ExternalBundlerSettings[] | undefined
  /** Origins of the login frames, whose requests (also of prices) name the app that embeds them. Default: the origin of the login service. */
  readonly frameOrigins?: readonly string[] | undefined
  /** Time between two looks at pending transactions. Default: 1,000 ms. */
  readonly pollMs?: number | undefined
}

const chainId = z
  .string()
  .check(
    z.regex(/^eip155:[1-9]\d{0,15}$/, { error: "must be a CAIP-2 id of an EVM chain, such as 'eip155:1'" }),
  )
const address = z
  .templateLiteral(['0x', z.string()])
  .check(z.regex(/^0x[\da-fA-F]{40}$/, { error: 'must be an EVM address' }))
const privateKey = z
  .templateLiteral(['0x', z.string()])
  .check(z.regex(/^0x[\da-fA-F]{64}$/, { error: 'must be 0x and 64 hex digits' }))
const notEmpty = z.minLength(1, { error: 'must not be empty' })
const wei = z.string().check(z.regex(/^\d{1,30}$/, { error: 'must be a whole number of wei, as text' }))
const isOrigin = (value: string) => isServiceUrl(value) && new URL(value).origin === value
const isServiceUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const paymaster = z
  .strictObject({
    addresses: z.strictObject({ '0.7': z.optional(address), '0.8': z.optional(address) }),
    signerKeyFile: z.optional(z.string()),
    signerKey: z.optional(privateKey),
    validitySeconds: z.optional(z.int().check(z.gte(60), z.lte(3_600))),
  })
  .check(
    z.refine(({ signerKey, signerKeyFile }) => (signerKey === undefined) !== (signerKeyFile === undefined), {
      path: ['signerKeyFile'],
      error: 'must be set',
    }),
  )

const chain = z
  .strictObject({
    chainId,
    executorKeyFile: z.optional(z.string()),
    executorKeyFiles: z.optional(z.array(z.string()).check(notEmpty)),
    executorKey: z.optional(privateKey),
    executorKeys: z.optional(z.array(privateKey).check(notEmpty)),
    beneficiary: z.optional(address),
    entryPoints: z.optional(z.array(z.enum(['0.7', '0.8'])).check(notEmpty)),
    minPriorityFeePerGas: z.optional(wei),
    dataFee: z.optional(z.enum(['op-stack', 'arbitrum'])),
    extraPreVerificationGas: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
    tracing: z.optional(z.enum(['require', 'prefer', 'off'])),
    minStake: z.optional(wei),
    trustedEntities: z.optional(z.array(address)),
    confirmations: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    paymaster: z.optional(paymaster),
  })
  .check(
    z.refine(
      ({ executorKey, executorKeys, executorKeyFile, executorKeyFiles }) =>
        [executorKey, executorKeys, executorKeyFile, executorKeyFiles].filter((one) => one !== undefined)
          .length === 1,
      {
        path: ['executorKeyFile'],
        error: 'must be set, or "executorKeyFiles" in its place, and not both',
      },
    ),
  )

const external = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(/^[a-z\d][a-z\d_-]{0,63}$/, { error: 'must be 1 to 64 lower case letters, digits, _ or -' }),
    ),
  urls: z.record(
    chainId,
    z.string().check(z.refine(isServiceUrl, { error: 'must be an http: or https: URL' })),
  ),
})

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length

/** Schema of the settings of the bundlers. */
export const bundlerSettingsSchema = z.strictObject({
  chains: z.array(chain).check(
    z.refine((list) => isUnique(list.map((one) => one.chainId)), {
      error: 'must not contain a chain twice',
    }),
  ),
  external: z.optional(
    z
      .array(external)
      .check(
        z.refine((list) => isUnique(list.map(({ id }) => id)), { error: 'must not contain an id twice' }),
      ),
  ),
  frameOrigins: z.optional(
    z.array(z.string().check(z.refine(isOrigin, { error: 'must be an http: or https: origin' }))),
  ),
  pollMs: z.optional(z.int().check(z.gte(10), z.lte(60_000))),
})
