/** One step of a swap: between two initialized ticks, or up to the end of a word of the bitmap. */
export type SwapStep = {
  /** The price after the step. */
  readonly next: bigint
  /** Amount that the pool receives, without its fee. */
  readonly amountIn: bigint
  readonly amountOut: bigint
  readonly fee: bigint
}

const q96 = 1n << 96n
const maxWord = (1n << 256n) - 1n
/** Pools have prices of ticks between these two. */
export const maxTick = 887_272
/** Parts of the fee of a pool. */
export const feeDenominator = 1_000_000n

/** 1.0001^(-2^i / 2), with 128 binary places. */
const factors = [
  0xfffcb933bd6fad37aa2d162d1a594001n,
  0xfff97272373d413259a46990580e213an,
  0xfff2e50f5f656932ef12357cf3c7fdccn,
  0xffe5caca7e10e4e61c3624eaa0941cd0n,
  0xffcb9843d60f6159c9db58835c926644n,
  0xff973b41fa98c081472e6896dfb254c0n,
  0xff2ea16466c96a3843ec78b326b52861n,
  0xfe5dee046a99a2a811c461f1969c3053n,
  0xfcbe86c7900a88aedcffc83b479aa3a4n,
  0xf987a7253ac413176f2b074cf7815e54n,
  0xf3392b0822b70005940c7a398e4b70f3n,
  0xe7159475a2c29b7443b29c7fa6e889d9n,
  0xd097f3bdfd2022b8845ad8f792aa5825n,
  0xa9f746462d870fdf8a65dc1f90e061e5n,
  0x70d869a156d2a1b890bb3df62baf32f7n,
  0x31be135f97d08fd981231505542fcfa6n,
  0x9aa508b5b7a84e1c677de54f3e99bc9n,
  0x5d6af8dedb81196699c329225ee604n,
  0x2216e584f5fa1ea926041bedfe98n,
  0x48a170391f7dc42444e8fa2n,
]

const divUp = (a: bigint, b: bigint) => (a + b - 1n) / b
const div = (a: bigint, b: bigint, isUp: boolean) => (isUp ? divUp(a, b) : a / b)

/** Returns the square root of the price at a tick, with 96 binary places, rounded like the contracts of Uniswap V3. */
export function getSqrtPrice(tick: number): bigint {
  const steps = Math.abs(tick)
  const ratio = factors.reduce(
    (product, factor, index) => (steps & (1 << index) ? (product * factor) >> 128n : product),
    1n << 128n,
  )
  return divUp(tick > 0 ? maxWord / ratio : ratio, 1n << 32n)
}

function getAmount0(a: bigint, b: bigint, liquidity: bigint, isUp: boolean): bigint {
  const [low, high] = a < b ? [a, b] : [b, a]
  return div(div((liquidity << 96n) * (high - low), high, isUp), low, isUp)
}

function getAmount1(a: bigint, b: bigint, liquidity: bigint, isUp: boolean): bigint {
  return div(liquidity * (a < b ? b - a : a - b), q96, isUp)
}

function getNextFromInput(price: bigint, liquidity: bigint, amount: bigint, isDown: boolean): bigint {
  if (amount === 0n) return price
  if (!isDown) return price + (amount * q96) / liquidity
  const shifted = liquidity << 96n
  const product = amount * price
  // The contracts round differently if a number does not fit into 256 bits.
  return shifted + product <= maxWord
    ? divUp(shifted * price, shifted + product)
    : divUp(shifted, shifted / price + amount)
}

function getNextFromOutput(price: bigint, liquidity: bigint, amount: bigint, isDown: boolean): bigint {
  if (isDown) return price - divUp(amount * q96, liquidity)
  const shifted = liquidity << 96n
  return divUp(shifted * price, shifted - amount * price)
}

/**
 * Swaps up to a price, rounded like the contracts of Uniswap V3.
 *
 * @param amount What is left to sell (`isExactIn`) or to buy.
 * @param fee In millionths.
 */
export function computeStep(
  { price, target, liquidity }: Readonly<Record<'price' | 'target' | 'liquidity', bigint>>,
  amount: bigint,
  isExactIn: boolean,
  fee: bigint,
): SwapStep {
  const isDown = price >= target
  const toTarget =
    isExactIn === isDown
      ? getAmount0(price, target, liquidity, isExactIn)
      : getAmount1(price, target, liquidity, isExactIn)
  const usable = isExactIn ? (amount * (feeDenominator - fee)) / feeDenominator : amount
  const getNext = isExactIn ? getNextFromInput : getNextFromOutput
  const next = usable >= toTarget ? target : getNext(price, liquidity, usable, isDown)
  const [getIn, getOut] = isDown ? [getAmount0, getAmount1] : [getAmount1, getAmount0]
  const amountIn = getIn(next, price, liquidity, true)
  const out = getOut(next, price, liquidity, false)
  return {
    next,
    amountIn,
    amountOut: !isExactIn && out > amount ? amount : out,
    fee: isExactIn && next !== target ? amount - amountIn : divUp(amountIn * fee, feeDenominator - fee),
  }
}
