import * as z from 'zod/mini'
import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { SourceError } from '../../sources/BalanceSource.js'
import { createNodeReader } from '../../sources/createNodeReader.js'
import { type PriceSource, priceDecimals } from '../../sources/PriceSource.js'

/** Options of the source. */
export type PythOptions = {
  readonly pool: NodePool
  /** The accounts of feeds in USD by mint; by `native` for SOL. */
  readonly feeds: ReadonlyMap<string, string>
  /** Age at which a price is too old. */
  readonly maxAgeSeconds: number
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** The program that verifies prices, and owns their accounts. */
const receiver = 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ'
/** Anchor's discriminator of `PriceUpdateV2`. */
const discriminator = '22f123639d7ef4cd'
/** Offsets in the account, if all guardians have verified the price. */
const offsets = { verification: 40, price: 73, confidence: 81, exponent: 89, publishTime: 93, end: 101 }
const fullVerification = 1
/** A price that is less certain than this part of it is no price: Pyth's interval of confidence. */
const confidenceParts = 50n
/** The most accounts that a node returns at once. */
const accountsMax = 100

const answerSchema = z.object({
  value: z.array(
    z.nullable(z.object({ owner: z.string(), data: z.tuple([z.string(), z.literal('base64')]) })),
  ),
})

/**
 * Creates the source of kind `pyth`: prices in the accounts of Pyth's feeds on Solana. A price that is not above 0, is uncertain by more
 * than 2 %, is not verified by all guardians, or is older than `maxAgeSeconds`, is none.
 *
 * @see https://docs.pyth.network/price-feeds/core/use-real-time-data/pull-integration/solana
 */
export function createPythSource({ pool, feeds, maxAgeSeconds, now }: PythOptions): PriceSource {
  return {
    kind: 'pyth',
    cost: 1,
    async read(balances, signal) {
      const wanted = balances.map(({ address }) => feeds.get(address ?? 'native'))
      const accounts = [...new Set(wanted.flatMap((feed) => feed ?? []))]
      const node = createNodeReader(pool, signal)
      const oldest = BigInt(Math.floor(now() / 1_000) - maxAgeSeconds)
      const prices = new Map<string, bigint | undefined>()
      for (let start = 0; start < accounts.length; start += accountsMax) {
        const chunk = accounts.slice(start, start + accountsMax)
        const options = { encoding: 'base64', commitment: 'confirmed' }
        const answer = answerSchema.safeParse(
          JSON.parse(await node.read('getMultipleAccounts', [chunk, options])),
        )
        if (!answer.success || answer.data.value.length !== chunk.length)
          throw new SourceError('the node returns no accounts of feeds')
        for (const [index, account] of answer.data.value.entries())
          if (account?.owner === receiver)
            prices.set(chunk[index] ?? '', toPrice(Buffer.from(account.data[0], 'base64'), oldest))
      }
      return wanted.map((feed) => (feed === undefined ? undefined : prices.get(feed)))
    },
  }
}

/** @param oldest The least time of a price, in seconds since 1970. */
function toPrice(data: Buffer, oldest: bigint): bigint | undefined {
  if (data.length < offsets.end || data.toString('hex', 0, 8) !== discriminator) return undefined
  if (data[offsets.verification] !== fullVerification) return undefined
  const price = data.readBigInt64LE(offsets.price)
  const confidence = data.readBigUInt64LE(offsets.confidence)
  const exponent = priceDecimals + data.readInt32LE(offsets.exponent)
  const isValid =
    price > 0n && confidence * confidenceParts <= price && exponent >= 0 && exponent <= priceDecimals
  if (!isValid || data.readBigInt64LE(offsets.publishTime) < oldest) return undefined
  return price * 10n ** BigInt(exponent)
}
