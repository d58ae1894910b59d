/** The disturbance of one answer or event. */
export type Decision = {
  /** The name, with the number of the answer or event if there are several: `GET /api`, `GET /api (2)`. */
  readonly id: string
  readonly delayMs: number
  readonly isDropped: boolean
  readonly isDuplicated: boolean
}

/** How often something happens, from 0 to 1, and how long it takes. */
export type ChaosOptions = {
  /** The same seed makes the same decisions. Default: a random one, which a failed test of the fixture prints. */
  readonly seed?: number | undefined
  /** The longest delay of an answer or event, in milliseconds. Default 300. */
  readonly maxDelayMs?: number | undefined
  /** How many answers never come: requests of the app fail, and requests to the wallet stay open. Default 0. */
  readonly drop?: number | undefined
  /** How many events of the wallet come twice. Default 0.1. */
  readonly duplicate?: number | undefined
  /** How many answers and events are overtaken by later ones. Default 0.2. */
  readonly reorder?: number | undefined
  /** The only disturbances that happen, by their names in the log: `GET api.example /price (2)`. Default: all. */
  readonly only?: readonly string[] | undefined
}

/**
 * Returns a function that decides by a name, such as `wallet personal_sign`. A decision depends on the seed, the name, and how often
 * the name came before: requests that run at the same time do not change it.
 */
export function createDecisions(seed: number, options: ChaosOptions): (name: string) => Decision {
  const { maxDelayMs = 300, drop = 0, duplicate = 0.1, reorder = 0.2, only } = options
  const counts = new Map<string, number>()
  return (name) => {
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const id = count === 0 ? name : `${name} (${count + 1})`
    if (only && !only.includes(id)) return { id, delayMs: 0, isDropped: false, isDuplicated: false }
    const random = createRandom(hashText(`${seed} ${name} ${count}`))
    const delayMs = Math.round(random() * maxDelayMs)
    const isReordered = random() < reorder
    return {
      id,
      // Later ones come first: their delays are shorter.
      delayMs: isReordered ? delayMs + maxDelayMs : delayMs,
      isDropped: random() < drop,
      isDuplicated: random() < duplicate,
    }
  }
}

/** FNV-1a. @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: a small generator of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
