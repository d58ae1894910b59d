/** The work that has begun and is not done. */
export type InFlight = {
  readonly add: (work: Promise<void>) => void
  /** Resolves when all work of this moment is done, at the latest after `maxMs`. */
  readonly settled: (maxMs: number) => Promise<void>
}

export function createInFlight(): InFlight {
  const all = new Set<Promise<void>>()
  return {
    add(work) {
      all.add(work)
      void work.finally(() => all.delete(work))
    },
    async settled(maxMs) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, maxMs)
      })
      await Promise.race([Promise.allSettled(all), late])
      clearTimeout(timer)
    },
  }
}
